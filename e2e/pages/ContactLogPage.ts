import { expect, type Locator, type Page } from '@playwright/test'

/** The Contact Log on a wide screen. */
export class ContactLogPage {
  readonly grid: Locator
  readonly rows: Locator
  /** The thread of an email, beside the list. */
  readonly panel: Locator
  readonly question: Locator

  constructor(readonly page: Page) {
    this.grid = page.getByRole('grid', { name: 'Contact Log' })
    this.rows = this.grid.getByRole('row').filter({ has: page.getByRole('rowheader') })
    this.panel = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('button', { name: 'Close' }) })
    this.question = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: 'No response needed' }))
  }

  async isShown(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Contact Log', exact: true })).toBeVisible()
    await expect(this.rows.first()).toBeVisible()
  }

  /** The emails that one may mark as needing no response. */
  get waiting(): Locator {
    return this.rows.filter({ has: this.page.getByRole('button', { name: 'OK' }) })
  }

  rowAt(index: string | null): Locator {
    return this.grid.locator(`[role=row][aria-rowindex="${index ?? ''}"]`)
  }

  /** How many emails wait for a reply, as the page counts them. */
  async withoutReply(): Promise<number> {
    const text = await this.page
      .getByText(/without a reply/)
      .first()
      .innerText()
    return Number(text.replace(/\D/g, ''))
  }
}
