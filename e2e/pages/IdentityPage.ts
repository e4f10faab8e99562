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

  /**
   * Empties what this browser keeps of the app; the identity server still knows who is there. Done where no app
   * runs: one that runs would go on asking without its token, and its console would say 401.
   */
  async forgetToken(): Promise<void> {
    await this.page.goto('/health/live')
    await this.page.evaluate(() => localStorage.clear())
  }
}
