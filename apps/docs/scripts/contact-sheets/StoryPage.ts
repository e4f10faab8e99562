import type { Browser, Page } from 'playwright'
import { contentBox } from './contentBox.ts'
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

/** As far as Storybook's preview is used here; its events are its public protocol. */
interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__: {
    readonly ready: () => Promise<void>
    readonly loadStory: (of: { storyId: string }) => Promise<{
      readonly parameters: {
        readonly viewport?: {
          readonly options?: Readonly<
            Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
          >
        }
      }
      readonly storyGlobals?: { readonly viewport?: { readonly value?: string } }
    }>
  }
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    readonly on: (event: string, listener: (detail: unknown) => void) => void
    readonly off: (event: string, listener: (detail: unknown) => void) => void
    readonly emit: (event: string, detail: unknown) => void
  }
}

const height = 900
const patience = 30_000

/** Runs in the page: the window that a story asks for. */
const askedWindow = async (storyId: string): Promise<{ width: number; height: number } | null> => {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow
  const { parameters, storyGlobals } = await preview.loadStory({ storyId })
  const styles = parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles
  return styles === undefined
    ? null
    : { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
}

/** Runs in the page: shows a story, and plays it. Answers what went wrong. */
const showStory = async (storyId: string): Promise<string | null> => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow
  const failures = [
    'playFunctionThrewException',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'unhandledErrorsWhilePlaying',
  ]
  const problem = await new Promise<string | null>((resolve) => {
    const fail = (detail: unknown) => {
      const { message, title } = (detail ?? {}) as { message?: string; title?: string }
      settle(message ?? title ?? 'could not be shown')
    }
    const finish = () => settle(null)
    const settle = (answer: string | null) => {
      channel.off('storyFinished', finish)
      for (const event of failures) channel.off(event, fail)
      resolve(answer)
    }
    channel.on('storyFinished', finish)
    for (const event of failures) channel.on(event, fail)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
  await document.fonts.ready
  return problem
}

/** Runs in the page: shows what stands there in another theme. */
const wear = async (attributes: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? ''

const withPatience = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = () => reject(new Error(`was not done after ${patience / 1000} s`))
    const timer = setTimeout(late, patience)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** A page that shows one story after the other, each rendered once and photographed in every look. */
export class StoryPage {
  #problems: string[] = []

  private constructor(
    private readonly page: Page,
    private readonly options: ShotOptions,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.#problems.push(`console: ${firstLine(message.text())}`)
    })
    page.on('pageerror', (error) => this.#problems.push(`error: ${firstLine(error.message)}`))
  }

  static async open(browser: Browser, origin: string, options: ShotOptions): Promise<StoryPage> {
    const page = await browser.newPage({
      viewport: { width: options.width, height },
      reducedMotion: 'reduce',
      deviceScaleFactor: 1,
    })
    page.setDefaultTimeout(patience)
    // tsx marks the names of functions by a helper, which the page does not have.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named' })
    const globals = `a11y.manual:!true;direction:${options.direction}`
    await page.goto(new URL(`iframe.html?viewMode=story&globals=${globals}`, origin).href)
    await page.evaluate(() => (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__.ready())
    return new StoryPage(page, options)
  }

  async shoot(storyId: string): Promise<StoryShots> {
    this.#problems = []
    const shots: Shot[] = []
    try {
      const asked = await this.page.evaluate(askedWindow, storyId)
      await this.page.setViewportSize(asked ?? { width: this.options.width, height })
      const problem = await withPatience(this.page.evaluate(showStory, storyId))
      if (problem !== null) this.#problems.push(firstLine(problem))
      for (const look of this.options.looks) shots.push(await this.#picture(look))
    } catch (error) {
      this.#problems.push(error instanceof Error ? firstLine(error.message) : String(error))
    }
    return { shots, problems: [...new Set(this.#problems)] }
  }

  async #picture(look: Look): Promise<Shot> {
    if (look.isForced) await this.page.emulateMedia({ forcedColors: 'active' })
    await this.page.evaluate(wear, look.attributes)
    const clip = await this.page.evaluate(contentBox)
    const png = await this.page.screenshot({ clip })
    if (look.isForced) await this.page.emulateMedia({ forcedColors: 'none' })
    return { look: look.name, png }
  }
}
