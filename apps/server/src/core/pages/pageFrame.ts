/** Makes text safe to stand in HTML, inside an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * A page that the server writes itself, in the look of the app and without its code.
 *
 * @param head elements of its head, such as its style.
 * @param body what stands in its one landmark.
 */
export const pageFrame = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
${head}
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`

/** The product's sign, as the splash of the app shows it. */
export const brandMark = `<svg width="40" height="40" viewBox="0 0 24 24" aria-hidden="true">
<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5b7cf0"/><stop offset="1" stop-color="#5b3fd6"/></linearGradient></defs>
<rect width="24" height="24" rx="6" fill="url(#g)"/>
<path d="m10 16 4-4-4-4" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`

/**
 * The colours and the type of every page, after the mocks. They are the theme's, written out because the server shares no
 * code with the browser.
 *
 * @param font the address of the font's file.
 */
export const pageStyle = (font: string): string => `
@font-face {
  font-family: 'Inter Variable'; font-style: normal; font-display: swap; font-weight: 100 900;
  src: url('${font}') format('woff2-variations');
}
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
  color: var(--ink); background: var(--bg); -webkit-font-smoothing: antialiased;
}
main { min-height: 100%; display: grid; place-content: center; justify-items: center; gap: 12px; padding: 24px 16px }
h1 { font-size: 18px; line-height: 24px; font-weight: 650; letter-spacing: -.015em; text-wrap: balance }
.brand { font-size: 15px; font-weight: 650; letter-spacing: -.01em }
.quiet { color: var(--ink-2) }
`
