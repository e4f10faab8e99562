import { expect, type Locator, type Page } from '@playwright/test'

/** What stands around every page of the app. */
export class Shell {
  readonly navigation: Locator
  readonly changeStores: Locator
  readonly storeSearch: Locator
  readonly banner: Locator

  constructor(readonly page: Page) {
    this.navigation = page.getByRole('navigation', { name: 'Main' })
    this.changeStores = page.getByRole('button', { name: /Change Stores/ })
    this.storeSearch = page.getByPlaceholder('Search Store')
    this.banner = page.getByRole('banner')
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

  /** Opens the menu behind the circle with the person's initials. */
  async openUserMenu(person: string): Promise<void> {
    await this.banner.getByRole('button', { name: person }).click()
  }

  async logOut(person: string): Promise<void> {
    await this.openUserMenu(person)
    await this.page.getByRole('menuitem', { name: 'Log Out' }).click()
    await expect(this.page.getByText('You have been signed out.')).toBeVisible()
  }
}
