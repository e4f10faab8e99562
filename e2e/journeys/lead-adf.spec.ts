import { expect, test } from '../fixtures/test.ts'
import { openSomebody } from '../fixtures/openSomebody.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Dana Baker' })

test('a lead goes out as ADF by email, and arrives in the mailbox of the store', async ({
  page,
  shell,
  equityLog,
  opportunity,
}) => {
  await page.goto('/app/log')
  await equityLog.isShown()
  await shell.switchStore('Peachtree Crossing Imports')
  await expect(shell.banner).toContainText('Peachtree')
  // Every run sends the lead of another customer: one that was sent is not sent again.
  await page.goto(`/app/log?oppStatus=NEW&pageNumber=${1 + test.info().repeatEachIndex}`)
  await equityLog.isShown()
  await openSomebody({ equityLog, opportunity })
  await opportunity.tab('Create Lead').click()
  await page.getByRole('button', { name: 'Create Lead' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Lead' })
  await expect(dialog).toContainText('Peachtree Crossing Imports sends leads as ADF by email')
  await expect(dialog).toContainText('leads@peachtree-crossing-imports.example')
  await dialog.getByRole('button', { name: 'Show what is sent' }).click()
  await expect(dialog.getByLabel('What is sent')).toContainText(
    '<vendorname>Peachtree Crossing Imports</vendorname>',
  )
  await dialog.getByRole('button', { name: 'Create Lead' }).click()
  await expect(toastWith(page, 'Lead Sent.')).toBeVisible()
  const reference = page.getByText(/^RETAIN-\d+$/)
  await expect(reference).toBeVisible()

  const mailbox = await page.context().newPage()
  await mailbox.goto('/demo/mail')
  await mailbox.getByRole('link', { name: new RegExp(`${await reference.innerText()}\\b`) }).click()
  await expect(mailbox.frameLocator('iframe').getByText('<vendorname>')).toBeVisible()
  await mailbox.close()
})
