/** How far the preparation is. */
export interface Progress {
  /** What is being done, such as "Customers of Harborview Motors". */
  readonly label: string
  readonly percent: number
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * The page that is shown until the server is ready: the splash of the app, with the progress. It asks again by itself,
 * without a script.
 */
export const preparingPage = (appName: string, { label, percent }: Progress, nonce: string): string => {
  const whole = Math.max(0, Math.min(100, Math.floor(percent)))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="2">
<link rel="icon" href="data:,">
<title>${escaped(appName)}</title>
<style nonce="${nonce}">${style}
.bar i { width: ${whole}% }</style>
</head>
<body>
<main>
${mark}
<p class="brand">${escaped(appName)}</p>
<h1>Preparing demo data</h1>
<div class="bar" role="progressbar" aria-label="Preparing demo data" aria-valuemin="0" aria-valuemax="100" aria-valuenow="${whole}"><i></i></div>
<p class="quiet">${whole}% · ${escaped(label)}</p>
</main>
</body>
</html>`
}

/** The product's sign, as the splash of the app shows it. */
const mark = `<svg width="40" height="40" viewBox="0 0 24 24" aria-hidden="true">
<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5b7cf0"/><stop offset="1" stop-color="#5b3fd6"/></linearGradient></defs>
<rect width="24" height="24" rx="6" fill="url(#g)"/>
<path d="m10 16 4-4-4-4" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`

/** After the mocks: the colours are the theme's, written out because nothing is served yet that could be shared. */
const style = `
:root {
  color-scheme: light;
  --bg: oklch(0.968 0.005 260); --track: oklch(0.905 0.010 260); --ink: oklch(0.215 0.028 260);
  --ink-2: oklch(0.455 0.022 260); --accent: oklch(0.490 0.190 265);
}
@media (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --bg: oklch(0.175 0.018 262); --track: oklch(0.305 0.022 262); --ink: oklch(0.945 0.006 262);
    --ink-2: oklch(0.775 0.014 262); --accent: oklch(0.655 0.165 265);
  }
}
* { box-sizing: border-box; margin: 0 }
html, body { height: 100% }
body {
  font: 400 13px/20px 'Inter Variable', Inter, system-ui, sans-serif; letter-spacing: -.003em;
  color: var(--ink); background: var(--bg); -webkit-font-smoothing: antialiased;
}
main { min-height: 100%; display: grid; place-content: center; justify-items: center; gap: 12px; padding: 24px 16px; text-align: center }
.brand { font-size: 15px; font-weight: 650; letter-spacing: -.01em }
h1 { font-size: 18px; line-height: 24px; font-weight: 650; letter-spacing: -.015em }
.bar { width: min(320px, 80vw); height: 4px; border-radius: 2px; background: var(--track); overflow: hidden }
.bar i { display: block; height: 100%; border-radius: 2px; background: var(--accent) }
.quiet { color: var(--ink-2); font-variant-numeric: tabular-nums }`
