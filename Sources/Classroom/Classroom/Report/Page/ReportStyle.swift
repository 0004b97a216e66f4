import Documents
import Exports

/// The style sheet of the page: light and dark, for small screens and for print.
nonisolated enum ReportStyle {
  static let sheet: Markup = """
    :root { color-scheme: light dark; --ink: #1d1d1f; --page: #fff; --soft: #6b6b70; \
    --line: #d8d8dc; --good: #2f6fde; --rest: #e8e8ec; --alert: #b3541e; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #f2f2f4; --page: #1b1b1d; --soft: #a4a4aa; --line: #3c3c40; \
    --good: #6ea3ff; --rest: #38383c; --alert: #ff9f6b; }
    }
    body { margin: 0; background: var(--page); color: var(--ink); \
    font: 16px/1.45 system-ui, "PingFang SC", "Noto Sans CJK SC", sans-serif; }
    main { max-width: 68rem; margin: 0 auto; padding: 1.5rem 1rem; }
    h1, h2 { line-height: 1.2; }
    h2, caption { font-size: 1.15rem; font-weight: 600; }
    ul { padding-left: 1.2rem; }
    li, td, tbody th { overflow-wrap: anywhere; }
    small { color: var(--soft); font-weight: normal; }
    .share { white-space: nowrap; }
    .first { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: 0 2rem; }
    .first ul { list-style: none; padding: 0; }
    .first li { display: grid; grid-template-columns: 12.5rem 1fr; padding: .2rem 0; }
    .first .share { white-space: normal; }
    .warning { border-left: 4px solid var(--alert); padding: 0 1rem; }
    .wide { overflow-x: auto; margin: 2rem 0; }
    table { border-collapse: collapse; width: 100%; }
    caption { text-align: left; padding-bottom: .4rem; }
    th, td { text-align: left; vertical-align: top; padding: .35rem .6rem .35rem 0; \
    min-width: 2.5rem; }
    thead th { color: var(--soft); font-weight: normal; border-bottom: 1px solid var(--line); }
    tbody { border-bottom: 1px solid var(--line); }
    tbody th { font-weight: normal; min-width: 8rem; max-width: 18rem; }
    th[scope=rowgroup], th[scope=rowgroup] ~ td { font-weight: 600; }
    td ul { margin: 0; padding-left: 1rem; min-width: 12rem; }
    .bar { display: inline-block; width: 5rem; height: .7rem; background: var(--rest); \
    border-radius: .2rem; overflow: hidden; print-color-adjust: exact; \
    -webkit-print-color-adjust: exact; }
    .bar span { display: block; height: 100%; background: var(--good); }
    @page { margin: 1.5cm; }
    @media print {
      body { font-size: 10pt; }
      main { max-width: none; padding: 0; }
      .wide { overflow: visible; }
      thead { display: table-header-group; }
      tr, li { break-inside: avoid; }
    }
    """
}
