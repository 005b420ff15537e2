/** The style of the reference and the error pages; contrast and focus meet WCAG 2.2 AA in light and dark. */
export const referenceCss = `
:root { color-scheme: light dark; --ink: #1c2430; --soft: #4a5568; --paper: #ffffff; --tint: #f3f5f8; --line: #cbd2dc; --link: #0b57a4; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecf2; --soft: #b4becb; --paper: #12171e; --tint: #1b222c; --line: #3a4554; --link: #8cc2ff; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
a { color: var(--link); }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
code, pre { font: 0.9em/1.5 ui-monospace, monospace; }
code { overflow-wrap: anywhere; }
pre { background: var(--tint); padding: 0.8rem 1rem; overflow-x: auto; border-radius: 6px; }
.layout { display: grid; grid-template-columns: 17rem minmax(0, 1fr); min-height: 100vh; }
nav { background: var(--tint); padding: 1.5rem 1rem; border-right: 1px solid var(--line); position: sticky; top: 0; height: 100vh; overflow-y: auto; font-size: 0.9rem; }
nav ul { list-style: none; margin: 0 0 1rem; padding: 0; }
nav a { display: block; padding: 0.15rem 0; text-decoration: none; overflow-wrap: anywhere; }
main { padding: 2rem clamp(1rem, 4vw, 4rem); max-width: 62rem; }
main.single { margin: 0 auto; }
h1 { font-size: 1.9rem; line-height: 1.2; margin-top: 0; }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); padding-bottom: 0.3rem; }
h3 { margin: 2.5rem 0 0.3rem; }
.path { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
.method { font-weight: 700; margin-right: 0.5rem; }
.soft { color: var(--soft); }
table { border-collapse: collapse; width: 100%; font-size: 0.92rem; }
th, td { text-align: left; vertical-align: top; padding: 0.35rem 0.8rem 0.35rem 0; border-bottom: 1px solid var(--line); }
summary { cursor: pointer; padding: 0.3rem 0; }
@media (max-width: 50rem) { .layout { grid-template-columns: minmax(0, 1fr); } th, td { overflow-wrap: anywhere; padding-right: 0.5rem; } nav { position: static; height: auto; } }
`
