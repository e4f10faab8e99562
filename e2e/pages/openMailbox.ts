import { expect, type Page } from '@playwright/test'

/**
 * Opens the newest email of a mailbox of the demonstration, in a window of its own.
 *
 * @param address to which it went, or what else its line names, as a pattern.
 */
export async function openMailbox(page: Page, address: string): Promise<Page> {
  const mailbox = await page.context().newPage()
  await mailbox.goto('/demo/mail')
  await mailbox
    .getByRole('link', { name: new RegExp(address) })
    .first()
    .click()
  await expect(mailbox.getByRole('heading', { level: 1 })).toBeVisible()
  return mailbox
}
