import { GlobalStyle } from '@retain/ui/global-style'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { FirstScreen } from './FirstScreen'

/** The page as the browser first gets it: markup and styles together, so that nothing flashes. */
export const serverPage = (): string => {
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(
      sheet.collectStyles(
        <>
          <GlobalStyle />
          <FirstScreen />
        </>,
      ),
    )
    return `<!doctype html>
<html lang="en" dir="ltr">
  <head><link rel="stylesheet" href="/assets/fonts.css" />${sheet.getStyleTags()}</head>
  <body><div id="root">${html}</div><script type="module" src="/assets/client.js"></script></body>
</html>`
  } finally {
    sheet.seal()
  }
}
