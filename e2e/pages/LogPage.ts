import { expect, type Locator, type Page } from '@playwright/test'

/** A log on a wide screen, by its title. */
export class LogPage {
  readonly title: Locator
  readonly grid: Locator
  readonly rows: Locator

  constructor(
    readonly page: Page,
    readonly name: 'Equity Log' | 'Service Log' | 'Contact Log' | 'Search log',
  ) {
    this.title = page.getByRole('heading', { name, exact: true })
    this.grid = page.getByRole('grid', { name })
    this.rows = this.grid.getByRole('row').filter({ has: page.getByRole('rowheader') })
  }

  async isShown(): Promise<void> {
    await expect(this.title).toBeVisible()
    await expect(this.rows.first()).toBeVisible()
  }

  /** The links to an opportunity; its name may stand in more than one row. */
  linkOf(opptId: string): Locator {
    return this.grid.locator(`a[href*="/opportunity/${opptId}?"]`)
  }

  /** The first row of an opportunity. */
  rowOf(opptId: string): Locator {
    return this.rows.filter({ has: this.page.locator(`a[href*="/opportunity/${opptId}?"]`) }).first()
  }
}
