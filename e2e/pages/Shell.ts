import { expect, type Locator, type Page } from '@playwright/test'

/** What stands around every page of the app. */
export class Shell {
  readonly navigation: Locator
  readonly changeStores: Locator
  readonly storeSearch: Locator

  constructor(readonly page: Page) {
    this.navigation = page.getByRole('navigation', { name: 'Main' })
    this.changeStores = page.getByRole('button', { name: /Change Stores/ })
    this.storeSearch = page.getByPlaceholder('Search Store')
  }

  /** The labels of the navigation, top to bottom. */
  async entries(): Promise<string[]> {
    await expect(this.navigation.getByText('Equity Log')).toBeVisible()
    const items = await this.navigation.getByRole('listitem').allInnerTexts()
    return items
      .flatMap((text) => text.split('\n'))
      .map((text) => text.trim())
      .filter((text) => text !== '')
  }

  /** The stores that the dropdown offers now. */
  get stores(): Locator {
    return this.page.getByRole('option')
  }

  async switchStore(name: string): Promise<void> {
    await this.changeStores.click()
    await this.storeSearch.fill(name)
    await this.page.getByRole('option', { name }).click()
  }

  async openUserMenu(initials: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(initials) }).click()
  }

  async logOut(initials: string): Promise<void> {
    await this.openUserMenu(initials)
    await this.page.getByRole('menuitem', { name: 'Log Out' }).click()
    await expect(this.page.getByText('You have been signed out.')).toBeVisible()
  }
}
