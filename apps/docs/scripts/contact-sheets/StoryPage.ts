import type { Browser, Page } from 'playwright'
import { contentBox } from './contentBox.ts'
import { askedWindow, prepare, showStory, wear } from './inPreview.ts'
import type { Look, ShotOptions } from './options.ts'

/** One picture of a story. */
export interface Shot {
  readonly look: string
  readonly png: Buffer
}

/** What came of a story: its pictures, and what went wrong. */
export interface StoryShots {
  readonly shots: readonly Shot[]
  readonly problems: readonly string[]
}

const height = 900
const patience = 30_000

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? ''

const withPatience = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = () => reject(new Error(`was not done after ${patience / 1000} s`))
    const timer = setTimeout(late, patience)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/**
 * Shows one story after the other, each rendered once and photographed in every look. A story that fails spends its page:
 * Storybook reloads a page whose story is left before it is done, and what comes next would be lost with it.
 */
export class StoryPage {
  #page: Page | undefined
  #isSpent = false
  #problems: string[] = []

  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
    private readonly options: ShotOptions,
  ) {}

  async shoot(storyId: string): Promise<StoryShots> {
    const shots: Shot[] = []
    this.#problems = []
    try {
      const page = await this.#usablePage()
      const asked = await page.evaluate(askedWindow, storyId)
      await page.setViewportSize(asked ?? { width: this.options.width, height })
      const problem = await withPatience(page.evaluate(showStory, storyId))
      if (problem !== null) this.#spend(firstLine(problem))
      for (const look of this.options.looks) shots.push(await this.#picture(page, look))
    } catch (error) {
      this.#spend(error instanceof Error ? firstLine(error.message) : String(error))
    }
    return { shots, problems: [...new Set(this.#problems)] }
  }

  #spend(problem: string): void {
    this.#isSpent = true
    this.#problems.push(problem)
  }

  async #usablePage(): Promise<Page> {
    if (this.#page !== undefined && !this.#isSpent) return this.#page
    const last = this.#page
    this.#page = undefined
    await last?.close()
    const page = await this.#open()
    this.#problems = []
    this.#isSpent = false
    this.#page = page
    return page
  }

  async #open(): Promise<Page> {
    const page = await this.browser.newPage({
      viewport: { width: this.options.width, height },
      reducedMotion: 'reduce',
      deviceScaleFactor: 1,
    })
    page.setDefaultTimeout(patience)
    // tsx marks the names of functions by a helper, which the page does not have.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named' })
    await page.goto(new URL('iframe.html?viewMode=story', this.origin).href)
    await page.evaluate(prepare, { direction: this.options.direction, a11y: { manual: true } })
    page.on('console', (message) => {
      if (message.type() === 'error') this.#problems.push(`console: ${firstLine(message.text())}`)
    })
    page.on('pageerror', (error) => this.#problems.push(`error: ${firstLine(error.message)}`))
    page.on('domcontentloaded', () => this.#spend('left its page'))
    return page
  }

  async #picture(page: Page, look: Look): Promise<Shot> {
    if (look.isForced) await page.emulateMedia({ forcedColors: 'active' })
    await page.evaluate(wear, look.attributes)
    const clip = await page.evaluate(contentBox)
    const png = await page.screenshot({ clip })
    if (look.isForced) await page.emulateMedia({ forcedColors: 'none' })
    return { look: look.name, png }
  }
}
