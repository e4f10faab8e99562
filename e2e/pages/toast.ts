import type { Locator, Page } from '@playwright/test'

/** The toast that says a text; its words stand once more in what is spoken. */
export const toastWith = (page: Page, text: string): Locator => page.getByRole('group', { name: text })
