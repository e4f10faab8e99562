import { expect, test } from '../fixtures/test.ts'
import { openSomebody } from '../fixtures/openSomebody.ts'
import { bothHands } from '../hands/bothHands.ts'
import { openMailbox } from '../pages/openMailbox.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Dana Baker' })

for (const [by, Hands, place] of bothHands(1, 4))
  test(`a lead goes out as ADF by email, and arrives in the mailbox of the store, by ${by}`, async ({
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
    await page.goto(`/app/log?oppStatus=NEW&pageNumber=${place + test.info().repeatEachIndex}`)
    await equityLog.isShown()
    await openSomebody({ equityLog, opportunity })
    const hands = new Hands(page)
    await hands.press(opportunity.tab('Create Lead'))
    await hands.press(page.getByRole('tabpanel').getByRole('button', { name: 'Create Lead' }))
    const dialog = page.getByRole('dialog', { name: 'Create Lead' })
    await expect(dialog).toContainText('Peachtree Crossing Imports sends leads as ADF by email')
    await expect(dialog).toContainText('leads@peachtree-crossing-imports.example')
    await hands.press(dialog.getByRole('button', { name: 'Show what is sent' }))
    await expect(dialog.getByLabel('What is sent')).toContainText(
      '<vendorname>Peachtree Crossing Imports</vendorname>',
    )
    await hands.press(dialog.getByRole('button', { name: 'Create Lead' }))
    await expect(toastWith(page, 'Lead Sent.')).toBeVisible()
    const reference = page.getByText(/^RETAIN-\d+$/)
    await expect(reference).toBeVisible()

    const mailbox = await openMailbox(page, `${await reference.innerText()}\\b`)
    await expect(mailbox.frameLocator('iframe').getByText('<vendorname>')).toBeVisible()
    await mailbox.close()
  })
