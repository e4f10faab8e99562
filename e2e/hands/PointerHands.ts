import type { Locator, Page } from '@playwright/test'
import { quickSearch } from '../pages/Shell.ts'
import type { Hands } from './Hands.ts'

/** A mouse, and a keyboard for text. */
export class PointerHands implements Hands {
  readonly name = 'pointer'

  constructor(readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    // The dot of a radio lies under its label.
    const isRadio = (await target.getAttribute('type')) === 'radio'
    if (isRadio) await target.check({ force: true })
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
