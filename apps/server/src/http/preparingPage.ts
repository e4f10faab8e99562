import { brandMark, escapeHtml, pageFrame, pageStyle } from '../core/pages/pageFrame'

/** How far the preparation is. */
export interface Progress {
  /** What is being done, such as "Customers of Harborview Motors". */
  readonly label: string
  readonly percent: number
}

/** Where the page finds its font while nothing else is served yet. */
export const preparingFont = '/preparing/inter.woff2'

/**
 * The page that is shown until the server is ready: the splash of the app, with the progress. It asks again by itself,
 * without a script.
 */
export const preparingPage = (appName: string, { label, percent }: Progress, nonce: string): string => {
  const whole = Math.max(0, Math.min(100, Math.floor(percent)))
  return pageFrame(
    appName,
    `<meta http-equiv="refresh" content="2">
<style nonce="${nonce}">${pageStyle(preparingFont)}${style}
.bar i { width: ${whole}% }</style>`,
    `${brandMark}
<p class="brand">${escapeHtml(appName)}</p>
<h1>Preparing demo data</h1>
<div class="bar" role="progressbar" aria-label="Preparing demo data" aria-valuemin="0" aria-valuemax="100" aria-valuenow="${whole}"><i></i></div>
<p class="quiet">${whole}% · ${escapeHtml(label)}</p>`,
  )
}

const style = `
main { text-align: center }
.bar { width: min(320px, 80vw); height: 4px; border-radius: 2px; background: var(--line); overflow: hidden }
.bar i { display: block; height: 100%; border-radius: 2px; background: var(--accent) }
.quiet { font-variant-numeric: tabular-nums }`
