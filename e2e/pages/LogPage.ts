import { expect, type Locator, type Page } from '@playwright/test'

/** A log, by its title; its grid is that of a wide screen. */
export class LogPage {
  readonly title: Locator
  readonly grid: Locator
  readonly rows: Locator
  /** Its rows on a wide screen, its cards on a phone. */
  readonly items: Locator

  constructor(
    readonly page: Page,
    readonly name: 'Equity Log' | 'Service Log' | 'Contact Log' | 'Search log',
  ) {
    this.title = page.getByRole('heading', { name, exact: true })
    this.grid = page.getByRole('grid', { name })
    this.rows = this.grid.getByRole('row').filter({ has: page.getByRole('rowheader') })
    this.items = this.rows.or(page.getByRole('list', { name, exact: true }).getByRole('listitem'))
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

  /** Selects the first so many rows, or cards, which have their boxes only once somebody wants to select. */
  async select(count: number): Promise<void> {
    const begin = this.page.getByRole('button', { name: 'Select', exact: true })
    await expect(this.items.first()).toBeVisible()
    if (await begin.isVisible()) await begin.click()
    for (let at = 0; at < count; at += 1) await this.items.nth(at).getByRole('checkbox').click()
  }

  /** The box that selects the row at a place of the page, from 0. */
  box(at: number): Locator {
    return this.rows.nth(at).getByRole('checkbox')
  }

  /** Says how many rows are selected. */
  get selected(): Locator {
    return this.page.getByRole('status').filter({ hasText: / selected$/ })
  }

  /** A button over the list. */
  action(name: 'Flag' | 'Unlock' | 'Export'): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true })
  }
}
