import { expect, test } from '../fixtures/test.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Mei Tanaka' })

test('helpful links open over the page in sight, and close back to it [S-060] [S-075] [S-076] [S-238] [S-260]', async ({
  page,
  shell,
}) => {
  await page.goto('/app/service')
  const heading = page.getByRole('heading', { level: 1, name: 'Service Log', includeHidden: true })
  await expect(heading).toBeVisible()
  await page.waitForURL(/\/app\/service\?/)
  const address = page.url()
  await shell.openUserMenu('Mei Tanaka')
  await page.getByRole('menuitem', { name: 'Helpful Links' }).click()
  const dialog = page.getByRole('dialog', { name: 'Helpful Links' })
  await expect(dialog.getByRole('listitem')).not.toHaveCount(0)
  await expect(page).toHaveURL(/\/app\/onlineHelpModal$/)
  await expect(heading).toBeVisible()
  await dialog.getByRole('searchbox').fill('boat loan')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Nothing Found. Please try other search criteria')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(address)
})

test('an email signature is written over the page in sight, and stands in the preview of an email [S-122] [S-239] [S-447] [S-745]', async ({
  page,
  shell,
  equityLog,
}) => {
  const text = `Mei Tanaka ${Date.now().toString(36)}`
  await page.goto('/app/log')
  await equityLog.isShown()
  await shell.openUserMenu('Mei Tanaka')
  await page.getByRole('menuitem', { name: 'Email Signature' }).click()
  const dialog = page.getByRole('dialog', { name: 'Email Signature' })
  await dialog.getByRole('textbox', { name: 'Signature' }).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toastWith(page, 'Profile Saved')).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.goto('/app/profile')
  await expect(page.getByRole('region', { name: 'Preview in an email' }).getByText(text)).toBeVisible()
})
