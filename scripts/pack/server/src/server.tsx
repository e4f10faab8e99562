import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { App } from './App'

/** The page as the browser first gets it: with its markup and its styles, before any script has run. */
export const page = (script: string, styles: readonly string[], nonce: string): string => {
  const sheet = new ServerStyleSheet({ nonce })
  try {
    const html = renderToString(sheet.collectStyles(<App />))
    const links = styles.map((href) => `<link rel="stylesheet" href="${href}" />`).join('')
    return `<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8" /><title>Another app</title>
<meta property="csp-nonce" nonce="${nonce}" /><link rel="icon" href="data:," />${links}${sheet.getStyleTags()}</head>
<body><div id="root">${html}</div><script type="module" src="${script}"></script></body></html>`
  } finally {
    sheet.seal()
  }
}
