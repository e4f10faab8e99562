/**
 * Opens every page of words of the built Storybook as on a phone, in the light and the dark theme, and says what does not hold:
 * a page that is wider than its window, a code sample or a framed story in the other theme, a row of a table of props without
 * type or description, an error, an intent that leads nowhere, a component that the sidebar does not find by what it is for.
 *
 *     npm run docs:pages                   every page
 *     npm run docs:pages -- grid button    the pages with one of these in their id
 */
import { chromium, type Browser, type Page } from 'playwright'
import { chromiumLaunch } from '../../../../chromium.shared.ts'
import { intents } from '../../src/guides/intents.ts'
import { builtStorybook } from '../builtStorybook.ts'
import { pageProblems, untilStill } from './inPage.ts'
import { searchProblems } from './searchProblems.ts'

const pagesAtOnce = 2
const phone = { width: 390, height: 844 }

const { origin, entries, close } = await builtStorybook()
const browser = await chromium.launch(chromiumLaunch)
const pages = entries.filter(({ type }) => type === 'docs').map(({ id }) => id)
const parts = process.argv.slice(2)
const wanted = pages.filter((id) => parts.length === 0 || parts.some((part) => id.includes(part)))

const problemsIn = async (page: Page, id: string, theme: 'light' | 'dark'): Promise<readonly string[]> => {
  await page.goto(new URL(`iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`, origin).href)
  await page.locator('#storybook-docs .sbdocs-content').waitFor()
  await page.evaluate(untilStill)
  return page.evaluate(pageProblems, theme === 'dark')
}

const problemsOf = async (within: Browser, id: string): Promise<readonly string[]> => {
  const page = await within.newPage({ viewport: phone, reducedMotion: 'reduce' })
  // tsx marks the names of functions by a helper, which the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' })
  const found: string[] = []
  page.on('pageerror', (error) => found.push(`error: ${error.message.split('\n')[0] ?? ''}`))
  try {
    found.push(...(await problemsIn(page, id, 'light')), ...(await problemsIn(page, id, 'dark')))
  } catch (error) {
    found.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  }
  await page.close()
  return [...new Set(found)]
}

const unfound: string[] = []
const problems = new Map<string, readonly string[]>()
try {
  const queue = wanted.values()
  const work = async (): Promise<void> => {
    for (const id of queue) {
      const found = await problemsOf(browser, id)
      if (found.length > 0) {
        problems.set(id, found)
        console.log(`${id}\n    ${found.join('\n    ')}`)
      }
    }
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, work))
  unfound.push(...(await searchProblems(browser, origin)))
} finally {
  await browser.close()
  await close()
}

const lost = intents.filter(({ docsId }) => !pages.includes(docsId))
for (const { intent, docsId } of lost) console.log(`"${intent}" leads to ${docsId}, which is no page`)
console.log(
  `${wanted.length} pages; ${problems.size} with problems, ${lost.length} intents that lead nowhere`,
)
process.exitCode = problems.size + lost.length + unfound.length === 0 ? 0 : 1
