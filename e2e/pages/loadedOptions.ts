import type { Locator, Page } from '@playwright/test'

/** The choices of the list that is open, without the word that stands in it while they are fetched. */
export const loadedOptions = (page: Page): Locator =>
  page.getByRole('option').filter({ hasNotText: /^Loading/ })
