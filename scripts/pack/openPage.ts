import type { Browser } from 'playwright'

/** Opens a page and collects what its console complains about. */
export async function open(
  browser: Browser,
  url: string,
  javaScriptEnabled = true,
  viewport = { width: 1280, height: 720 },
) {
  const context = await browser.newContext({ javaScriptEnabled, viewport })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(url)
  return { page, complaints }
}
