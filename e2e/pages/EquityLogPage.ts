import { expect, type Locator, type Page } from '@playwright/test'
import { LogFilters } from './LogFilters.ts'

/** The Equity Log on a wide screen. */
export class EquityLogPage {
  readonly title: Locator
  readonly grid: Locator
  readonly headers: Locator
  readonly rows: Locator
  readonly count: Locator
  readonly showAll: Locator
  readonly showPages: Locator
  readonly filters: LogFilters

  constructor(readonly page: Page) {
    this.title = page.getByRole('heading', { name: 'Equity Log', exact: true })
    this.grid = page.getByRole('grid', { name: 'Equity Log' })
    this.headers = this.grid.getByRole('columnheader').filter({ hasNot: page.getByRole('checkbox') })
    this.rows = this.grid.getByRole('row').filter({ has: page.getByRole('rowheader') })
    this.count = page.getByText(/^[\d,]+ customers$/)
    this.showAll = page.getByRole('button', { name: /^Show (?:all|[\d,]+ of )/ })
    this.filters = new LogFilters(page)
    this.showPages = page.getByRole('button', { name: 'Show pages' })
  }

  async isShown(): Promise<void> {
    await expect(this.title).toBeVisible()
    await expect(this.rows.first()).toBeVisible()
  }

  /** The row of a customer, by the whole name: that of another one may begin with it. */
  row(customer: string): Locator {
    const name = this.page.getByRole('rowheader').getByText(customer, { exact: true })
    return this.rows.filter({ has: name }).first()
  }

  /** The names of customers on whom one can work now: nobody holds the lock, and the status is open. */
  get workable(): Locator {
    // A lead shows what compass calls it, which may be any word.
    const open = this.page.getByRole('gridcell', { name: /^(New|Reactivated)$|^In Process/ })
    return this.rows.filter({ has: open }).getByRole('link')
  }

  header(label: string): Locator {
    return this.grid.getByRole('columnheader', { name: label })
  }

  /** How many customers the log counts. */
  async total(): Promise<number> {
    const text = await this.count.innerText()
    return Number(text.replace(/\D/g, ''))
  }

  /** What the pager says is in sight. */
  range(from: number, to: number): Locator {
    const format = (count: number) => count.toLocaleString('en-US')
    return this.page.getByText(new RegExp(`^${format(from)} – ${format(to)} of [\\d,]+$`))
  }

  pageButton(page: number): Locator {
    return this.page.getByRole('button', { name: `Page ${page}`, exact: true })
  }

  /** Sorts by a column and waits until its rows are there. */
  async sortBy(label: string): Promise<void> {
    const header = this.header(label)
    const before = (await header.getAttribute('aria-sort')) ?? ''
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', before === 'descending' ? 'ascending' : 'descending')
    await expect(this.grid).toHaveAttribute('aria-busy', 'false')
  }

  /** The texts of a column in the rows that are drawn; the boxes that choose rows stand before the first. */
  async column(label: string): Promise<string[]> {
    const labels = await this.headers.allInnerTexts()
    const index = labels.findIndex((text) => text.replace(/\s+/g, ' ').trim() === label)
    expect(index, `no column ${label} among ${labels.join(', ')}`).toBeGreaterThanOrEqual(0)
    return this.rows.evaluateAll(
      (rows, at) =>
        rows.map(
          (row) => row.querySelectorAll('[role=rowheader],[role=gridcell]')[at + 1]?.textContent ?? '',
        ),
      index,
    )
  }

  /** The customers of the first ten rows, which are drawn first; those below follow. */
  async firstCustomers(): Promise<readonly string[]> {
    return (await this.column('Customer')).slice(0, 10)
  }
}
