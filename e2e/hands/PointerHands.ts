import type { Locator, Page } from '@playwright/test'
import { quickSearch } from '../pages/Shell.ts'
import type { Hands } from './Hands.ts'

/** A mouse, and a keyboard for text. */
export class PointerHands implements Hands {
  readonly name = 'pointer'

  constructor(readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    const type = await target.getAttribute('type')
    const label = target.locator('xpath=ancestor::label')
    // The dot of a radio lies under its label, and the box of a checkbox is one pixel somewhere in it, but for that of a row.
    if (type === 'radio') await target.check({ force: true })
    else if (type === 'checkbox' && (await label.count()) > 0) await label.click()
    else await target.click()
  }

  async write(field: Locator, text: string): Promise<void> {
    await field.fill(text)
  }

  async toggleFilters(): Promise<void> {
    await this.page.getByRole('button', { name: /^Filters/ }).click()
  }

  async openCustomer(link: Locator): Promise<void> {
    await link.click()
  }

  async search(text: string): Promise<void> {
    await quickSearch(this.page).click()
    await quickSearch(this.page).fill(text)
    await this.page.getByRole('option', { name: `Search for "${text}"` }).click()
  }
}
