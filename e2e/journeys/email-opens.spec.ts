import { openPage, openSomebody } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'
import { EmailForm } from '../pages/EmailForm.ts'
import { openMailbox } from '../pages/openMailbox.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Jordan Mills' })

/** Whoever opens an email so soon after its delivery is a scanner, in milliseconds. */
const soonMs = 10_000

for (const [by, Hands, place] of bothHands(44, 43))
  test(`a customer opens an email, and the history says so at once, with who it was, by ${by}`, async ({
    page,
    shell,
    equityLog,
    opportunity,
  }) => {
    await openPage({ page, shell, equityLog }, place)
    const hands = new Hands(page)
    await openSomebody({ equityLog, opportunity })
    const address = `opens-it-by-${by}-${test.info().repeatEachIndex}@example.com`
    const form = new EmailForm(page)
    await form.fill(hands, { address, subject: 'Your figures', text: 'They are below.' })
    const begun = Date.now()
    await hands.press(form.send)
    await expect(toastWith(page, 'Email Sent.')).toBeVisible()
    await hands.press(opportunity.tab('History'))
    const entry = opportunity.history.getByRole('listitem').filter({ hasText: address }).last()
    await expect(entry).toContainText('Unknown · images were not loaded')

    const mailbox = await openMailbox(page, address)
    await expect(mailbox.frameLocator('iframe').getByText('They are below.')).toBeVisible()
    // On a busy machine the mailbox may not be open this soon after the delivery: then it was a person already.
    if (Date.now() - begun < soonMs)
      await expect(entry).toContainText(/Opened by a mail scanner · \d+ seconds? after delivery/)
    await expect(async () => {
      await mailbox.reload()
      await expect(mailbox.frameLocator('iframe').getByText('They are below.')).toBeVisible()
      await expect(entry).toContainText('Opened by a person · ', { timeout: 1_000 })
    }).toPass()
    await mailbox.close()
  })
