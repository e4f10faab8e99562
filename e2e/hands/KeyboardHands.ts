import { expect, type Locator, type Page } from '@playwright/test'
import { quickSearch } from '../pages/Shell.ts'
import type { Hands } from './Hands.ts'
import { nextKey, nextRowKey } from './nextKey.ts'

/** No page has so many stops, no list so many rows in sight. */
const mostSteps = 150

const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** Keys alone: Tab to a part of the page, arrows within it, Enter; and the keys of the logs. */
export class KeyboardHands implements Hands {
  readonly name = 'keyboard'

  constructor(readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    await this.#reach(target)
    const type = await target.getAttribute('type')
    // A radio that is chosen was chosen by the arrow that led to it.
    if (type === 'radio' && (await target.isChecked())) return
    await this.page.keyboard.press(type === 'radio' || type === 'checkbox' ? 'Space' : 'Enter')
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.#reach(field)
    await this.page.keyboard.press('ControlOrMeta+A')
    await this.page.keyboard.type(text)
  }

  async toggleFilters(): Promise<void> {
    await this.page.keyboard.press('f')
  }

  async openCustomer(link: Locator): Promise<void> {
    await expect(link).toBeVisible()
    for (let step = 0; step < mostSteps; step += 1) {
      const key = await link.evaluate(nextRowKey)
      if (key === null) break
      await this.page.keyboard.press(key)
    }
    await expect(link).toBeFocused()
    await this.page.keyboard.press('Enter')
  }

  async search(text: string): Promise<void> {
    await this.page.keyboard.press('/')
    await expect(quickSearch(this.page)).toBeFocused()
    await this.page.keyboard.type(text)
    await this.page.keyboard.press('Enter')
  }

  /**
   * Moves the focus key by key, each as a person would choose it, until it is on the target. A list that opens on the way
   * hides the rest of the page from what looks by role, so that the element itself is asked, as long as it is there.
   */
  async #reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    let element = await target.elementHandle()
    for (let step = 0; step < mostSteps; step += 1) {
      const key = await element?.evaluate(nextKey)
      if (key === null) return
      if (key === undefined || key === 'gone') element = await target.elementHandle()
      else await this.page.keyboard.press(key)
      // What a list marks follows the key in an effect, a moment later.
      if (key === 'ArrowDown') await this.page.evaluate(nextFrame)
    }
    throw new Error(`No keys lead to ${String(target)}`)
  }
}
