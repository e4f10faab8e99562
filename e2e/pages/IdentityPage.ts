import { expect, type Locator, type Page } from '@playwright/test'

/** The embedded identity server's own sign-in page. */
export class IdentityPage {
  readonly heading: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { name: 'Sign in' })
  }

  person(name: string): Locator {
    return this.page.getByRole('button', { name })
  }

  /** Chooses who signs in, which leads back to the app. */
  async choose(name: string): Promise<void> {
    await expect(this.heading).toBeVisible()
    await this.person(name).click()
  }
}
