import type { Browser } from 'playwright'

/** What one types who does not know a component's name, and the component that has to be found. */
const searches = [
  ['upload', 'FileDrop'],
  ['notification', 'Toast'],
  ['pick a date', 'DateField'],
  ['choose one of many', 'Select'],
  ['confirm', 'ConfirmDialog'],
  ['show progress', 'ProgressBar'],
] as const

/** What the search of the sidebar does not find by what it is for, a sentence each. */
export async function searchProblems(browser: Browser, origin: string): Promise<readonly string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const problems: string[] = []
  await page.goto(`${origin}?path=/docs/start-here-welcome--docs`)
  // The intents come to the index when the first page is drawn.
  await page.frameLocator('#storybook-preview-iframe').locator('.sbdocs-content').waitFor()
  const field = page.locator('#storybook-explorer-searchfield')
  const results = page.locator('#storybook-explorer-menu [role=option]')
  for (const [text, component] of searches) {
    await field.fill(text)
    const found = results.filter({ hasText: 'Docs' }).filter({ hasText: component })
    const isFound = await found
      .first()
      .waitFor({ timeout: 10_000 })
      .then(() => true)
      .catch(() => false)
    if (!isFound) problems.push(`the sidebar does not find ${component} by "${text}"`)
  }
  await page.close()
  return problems
}
