/**
 * The look of the identity server's own pages, after the mock `sign-in`. It stands here and not in the design system
 * because an identity server shares no code with the apps that it signs people in to; the colours are the theme's.
 */
export const pageStyle = `
:root {
  color-scheme: light;
  --bg: oklch(0.968 0.005 260); --surface: #ffffff; --hover: oklch(0.975 0.010 265);
  --line: oklch(0.905 0.010 260); --line-strong: oklch(0.845 0.014 260);
  --ink: oklch(0.215 0.028 260); --ink-2: oklch(0.455 0.022 260); --ink-3: oklch(0.530 0.020 260);
  --accent: oklch(0.490 0.190 265); --accent-hover: oklch(0.425 0.170 265); --on-accent: #ffffff;
  --accent-soft: oklch(0.965 0.018 265); --accent-ink: oklch(0.425 0.170 265);
  --danger-soft: oklch(0.955 0.025 25); --danger-ink: oklch(0.470 0.170 25); --focus: oklch(0.555 0.185 265);
}
@media (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --bg: oklch(0.175 0.018 262); --surface: oklch(0.212 0.020 262); --hover: oklch(0.240 0.024 262);
    --line: oklch(0.305 0.022 262); --line-strong: oklch(0.400 0.024 262);
    --ink: oklch(0.945 0.006 262); --ink-2: oklch(0.775 0.014 262); --ink-3: oklch(0.680 0.018 262);
    --accent: oklch(0.655 0.165 265); --accent-hover: oklch(0.710 0.145 265); --on-accent: oklch(0.160 0.030 265);
    --accent-soft: oklch(0.285 0.060 265); --accent-ink: oklch(0.810 0.095 265);
    --danger-soft: oklch(0.300 0.060 25); --danger-ink: oklch(0.810 0.110 25); --focus: oklch(0.640 0.165 265);
  }
}
* { box-sizing: border-box; margin: 0 }
html, body { height: 100% }
body {
  font: 400 13px/20px 'Inter Variable', Inter, system-ui, sans-serif; letter-spacing: -.003em;
  color: var(--ink); background: var(--surface); -webkit-font-smoothing: antialiased;
}
main { min-height: 100%; display: grid; place-items: center; padding: 24px 16px }
h1 { font-size: 18px; line-height: 24px; font-weight: 650; letter-spacing: -.015em; text-wrap: balance }
button { font: inherit; color: inherit; cursor: pointer }
:focus-visible { outline: none; box-shadow: 0 0 0 2px var(--surface), 0 0 0 4px var(--focus) }
.quiet { color: var(--ink-2) }
.foot { color: var(--ink-3); font-size: 12px; line-height: 16px }
.sheet { width: 100%; max-width: 400px; display: grid; gap: 12px }
.people { display: grid; grid-template-columns: 1fr 1fr; gap: 8px }
.person {
  display: flex; align-items: center; gap: 8px; min-height: 56px; padding: 8px; text-align: left;
  background: var(--surface); border: 1px solid var(--line-strong); border-radius: 6px;
}
.person:hover { background: var(--hover) }
.person b { display: block; font-weight: 550; line-height: 20px }
.person small { display: block; font-size: 11px; line-height: 16px; color: var(--ink-2) }
.initials {
  width: 32px; height: 32px; flex: none; border-radius: 50%; display: grid; place-items: center;
  background: var(--accent-soft); color: var(--accent-ink); font-size: 12px; font-weight: 600;
}
.message { max-width: 360px; display: grid; justify-items: center; gap: 4px; text-align: center }
.message h1 { font-size: 20px; line-height: 28px }
.sign {
  width: 40px; height: 40px; border-radius: 50%; display: grid; place-items: center; margin-bottom: 12px;
  background: var(--danger-soft); color: var(--danger-ink);
}
.sign svg { width: 20px; height: 20px; stroke: currentColor; fill: none; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.action {
  display: inline-grid; place-items: center; min-height: 32px; margin-top: 16px; padding: 0 12px; border: 0; border-radius: 6px;
  background: var(--accent); color: var(--on-accent); font-weight: 550; text-decoration: none;
}
.action:hover { background: var(--accent-hover) }
@media (max-width: 380px) { .people { grid-template-columns: 1fr } }
@media (pointer: coarse) { .action { min-height: 44px } }
`
