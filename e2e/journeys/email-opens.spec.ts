import { openPage, openSomebody } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { openMailbox } from '../pages/openMailbox.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Jordan Mills' })

test('a customer opens an email, and the history says so at once, with who it was', async ({
  page,
  shell,
  equityLog,
  opportunity,
}) => {
  await openPage({ page, shell, equityLog }, 44)
  await openSomebody({ equityLog, opportunity })
  await opportunity.tab('Email').click()
  const address = `opens-it-${test.info().repeatEachIndex}@example.com`
  await page.getByRole('radio', { name: /Type an address/ }).check({ force: true })
  await page.getByRole('textbox', { name: 'Email address' }).fill(address)
  await page.getByRole('textbox', { name: 'Subject' }).fill('Your figures')
  await page.getByRole('textbox', { name: 'Email text' }).fill('They are below.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(toastWith(page, 'Email Sent.')).toBeVisible()
  await opportunity.tab('History').click()
  const entry = opportunity.history.getByRole('listitem').filter({ hasText: address }).last()
  await expect(entry).toContainText('Unknown · images were not loaded')

  const mailbox = await openMailbox(page, address)
  await expect(mailbox.frameLocator('iframe').getByText('They are below.')).toBeVisible()
  // Whoever opens it this soon is a scanner; a person needs some seconds more.
  await expect(entry).toContainText(/Opened by a mail scanner · \d+ seconds? after delivery/)
  await expect(async () => {
    await mailbox.reload()
    await expect(mailbox.frameLocator('iframe').getByText('They are below.')).toBeVisible()
    await expect(entry).toContainText('Opened by a person · ', { timeout: 1_000 })
  }).toPass()
  await mailbox.close()
})
