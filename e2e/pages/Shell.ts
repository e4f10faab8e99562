import { expect, type Locator, type Page } from '@playwright/test'

/** The box of the quick search, in the bar over every page. */
export const quickSearch = (page: Page): Locator =>
  page.getByRole('banner').getByRole('combobox', { name: /^Search / })

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

  link(label: string): Locator {
    return this.navigation.getByRole('link', { name: new RegExp(`^${label}`) })
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

  /** Sees to it that a store is the active one. */
  async workIn(store: string): Promise<void> {
    if (!(await this.banner.innerText()).includes(store)) await this.switchStore(store)
    await expect(this.banner).toContainText(store)
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
