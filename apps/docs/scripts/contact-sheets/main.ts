/**
 * Photographs the stories of the built Storybook and lays them on contact sheets in `shots/`.
 *
 *     npm run docs:shots                            every story in every theme
 *     npm run docs:shots -- button --theme dark     the stories with "button" in their id, in one theme
 *     npm run docs:shots -- --rtl --width 390       from right to left, in a narrow window
 *     npm run docs:shots -- --theme forcedColours   as with the colours of the operating system
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../../../../chromium.shared.ts'
import { builtStorybook } from '../builtStorybook.ts'
import { contactSheet, perSheet, type NamedShot } from './contactSheet.ts'
import { readOptions } from './options.ts'
import { StoryPage } from './StoryPage.ts'

const root = new URL('../../', import.meta.url).pathname
const pagesAtOnce = 2

const options = readOptions(process.argv.slice(2))
const { entries, origin, close } = await builtStorybook()
const stories = entries
  .filter(({ type }) => type === 'story')
  .map(({ id }) => id)
  .filter((id) => options.filters.length === 0 || options.filters.some((part) => id.includes(part)))

const browser = await chromium.launch(chromiumLaunch)

/** What sets these pictures apart from those in a window of the usual width, from left to right. */
const setting = [
  ...(options.direction === 'rtl' ? ['rtl'] : []),
  ...(options.width === 1200 ? [] : [String(options.width)]),
].map((part) => `${part}-`)
const folderOf = (look: string): string => `${root}shots/${setting.join('')}${look}`

const sheets = new Map<string, NamedShot[]>(options.looks.map(({ name }) => [name, []]))
const failures = new Map<string, readonly string[]>()
const written: string[] = []

const keep = async (storyId: string, page: StoryPage): Promise<void> => {
  const { shots, problems } = await page.shoot(storyId)
  if (problems.length > 0) failures.set(storyId, problems)
  for (const { look, png } of shots) {
    sheets.get(look)?.push({ storyId, png, hasFailed: problems.length > 0 })
    await writeFile(`${folderOf(look)}/${storyId}.png`, png)
  }
}

try {
  for (const { name } of options.looks) await mkdir(folderOf(name), { recursive: true })
  const queue = stories.entries()
  const work = async (): Promise<void> => {
    const page = new StoryPage(browser, origin, options)
    for (const [at, storyId] of queue) {
      await keep(storyId, page)
      if ((at + 1) % perSheet === 0) console.log(`${at + 1} of ${stories.length} stories`)
    }
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, work))

  const named = options.filters.slice(0, 3).map((part) => `${part}-`)
  const variant = [...named, ...(options.filters.length > named.length ? ['and-more-'] : []), ...setting]
  for (const [look, shots] of sheets) {
    shots.sort((one, other) => stories.indexOf(one.storyId) - stories.indexOf(other.storyId))
    const count = Math.ceil(shots.length / perSheet)
    for (let at = 0; at < count; at += 1) {
      const file = `${variant.join('')}${look}-${String(at + 1).padStart(2, '0')}.png`
      const heading = `Retain UI, ${look}, sheet ${at + 1} of ${count}`
      const png = await contactSheet(browser, heading, shots.slice(at * perSheet, (at + 1) * perSheet))
      await writeFile(`${root}shots/${file}`, png)
      written.push(file)
      console.log(`apps/docs/shots/${file}`)
    }
  }
} finally {
  await browser.close()
  await close()
}

for (const [storyId, problems] of failures) console.log(`${storyId}\n    ${problems.join('\n    ')}`)
console.log(
  failures.size === 0
    ? `${stories.length} stories on ${written.length} sheets; none failed or logged an error`
    : `${stories.length} stories on ${written.length} sheets; ${failures.size} failed or logged an error: ${[...failures.keys()].join(', ')}`,
)
process.exitCode = failures.size === 0 ? 0 : 1
