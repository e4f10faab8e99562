import { expect, type Locator, type Page } from '@playwright/test'

/** The filters of a log: its tray, its tags and its saved searches. */
export class LogFilters {
  readonly button: Locator
  readonly panel: Locator
  readonly apply: Locator
  readonly savedSearches: Locator
  /** The box in which filters to add are named. */
  readonly toAdd: Locator

  constructor(readonly page: Page) {
    this.button = page.getByRole('button', { name: /^Filters/ })
    this.panel = page.getByRole('form').or(page.getByLabel('Filters', { exact: true }))
    this.apply = page.getByRole('button', { name: 'APPLY' })
    this.toAdd = page.getByRole('combobox', { name: 'Add Filter' })
    this.savedSearches = page.getByRole('button', { name: /Saved Searches/ })
  }

  /** Opens the tray. */
  async open(): Promise<void> {
    await this.button.click()
    await expect(this.button).toHaveAttribute('aria-expanded', 'true')
  }

  /** Adds a filter by its label. */
  async add(label: string): Promise<void> {
    await this.toAdd.fill(label)
    await this.page.getByRole('option', { name: label, exact: true }).click()
    await expect(this.field(label)).toBeVisible()
  }

  /** Adds a filter of numbers with a To below its From, and waits until it says so. */
  async addWrongRange(label: string): Promise<void> {
    await this.add(label)
    const field = this.field(label)
    await field.getByRole('textbox', { name: 'From' }).fill('6.9')
    await field.getByRole('textbox', { name: 'To' }).fill('4.5')
    await this.page.keyboard.press('Tab')
    await expect(field.getByText('number less than From value')).toBeVisible()
  }

  field(label: string): Locator {
    return this.page.getByRole('group', { name: label, exact: true })
  }

  action(name: 'RESET' | 'SAVE' | 'UPDATE SEARCH' | 'DELETE'): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  tag(text: string): Locator {
    return this.page.getByText(text, { exact: true })
  }

  /** Selects a saved search. */
  async choose(name: string): Promise<void> {
    await this.savedSearches.click()
    await this.page.getByRole('option', { name, exact: true }).click()
    await expect(this.savedSearches).toContainText(name)
  }
}
