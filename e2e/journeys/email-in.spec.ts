import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openPage, openSomebody } from '../fixtures/openSomebody.ts'
import { expect, test, type Desk } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'
import type { Hands } from '../hands/Hands.ts'
import { EmailForm } from '../pages/EmailForm.ts'
import { openMailbox } from '../pages/openMailbox.ts'

test.use({ person: 'Jordan Mills' })

/** An address to which nobody else writes. */
const newAddress = (who: string) => `${who}-${randomUUID().slice(0, 8)}@example.com`

/** Sends an email to an address; the history follows once it is sent. */
async function sendEmail(hands: Hands, page: Page, address: string) {
  const form = new EmailForm(page)
  await form.fill(hands, { address, subject: 'Your figures', text: 'Shall we meet on Friday?' })
  await hands.press(form.send)
  await expect(page.getByRole('tabpanel', { name: 'History' }).getByText(address).first()).toBeVisible()
}

/** The entries of the shown history that name an address, the newest first. */
const entriesWith = ({ history }: Desk['opportunity'], address: string) =>
  history.locator('[data-entry]').filter({ hasText: address })

async function answer(mailbox: Page, text: string, withFile = false) {
  await mailbox.getByRole('textbox', { name: 'Answer as the customer' }).fill(text)
  if (withFile) await mailbox.getByRole('checkbox', { name: /With a file/ }).check()
  await mailbox.getByRole('button', { name: 'Send answer' }).click()
  await expect(mailbox.getByText('The answer was sent.')).toBeVisible()
  await mailbox.close()
}

for (const [by, Hands, places] of bothHands({ answered: 39, returned: 40 }, { answered: 51, returned: 64 })) {
  test(`the customer’s answer arrives live and is answered from the Contact Log, by ${by} [L-191] [L-209] [L-395] [O-444] [O-539]`, async ({
    page,
    shell,
    equityLog,
    opportunity,
    contactLog,
  }) => {
    const hands = new Hands(page)
    await openPage({ page, shell, equityLog }, places.answered)
    const name = await openSomebody({ equityLog, opportunity })
    const address = newAddress('answers')
    await sendEmail(hands, page, address)
    const newest = entriesWith(opportunity, address).first()
    await expect(newest).toContainText('Email')

    const text = `Friday suits me, ${randomUUID().slice(0, 8)}.`
    await answer(await openMailbox(page, address), text, true)
    await expect(newest).toContainText('Email Received')
    await hands.press(newest.getByRole('button').first())
    await expect(newest).toContainText(text)
    const download = page.waitForEvent('download')
    await hands.press(newest.getByRole('button', { name: /title\.pdf, \d+ bytes/ }))
    expect((await download).suggestedFilename()).toBe('title.pdf')

    await page.goto('/app/contact')
    await contactLog.isShown()
    const row = contactLog.rows.filter({ hasText: name }).first()
    await hands.press(row.getByRole('button', { name: 'View' }).first())
    await expect(contactLog.panel).toContainText(text)
    await hands.press(contactLog.panel.getByRole('link', { name: 'Reply' }))
    await expect(page.getByText(`Answering ${address}`)).toBeVisible()
    const form = new EmailForm(page)
    await expect(form.subject).toHaveValue('Re: Your figures')
    // Nobody writes before the opportunity is read (O-050).
    await expect(form.subject).toBeEditable()
    await hands.write(form.text, 'See you on Friday.')
    await hands.press(form.send)
    await expect(entriesWith(opportunity, address)).toHaveCount(3)
    const mailbox = await openMailbox(page, address)
    await expect(mailbox.frameLocator('iframe').getByText('See you on Friday.')).toBeVisible()
  })

  test(`an email that comes back, and a wish for no more: neither address is written to again, by ${by} [O-188] [O-189] [O-190] [O-210]`, async ({
    page,
    shell,
    equityLog,
    opportunity,
  }) => {
    const hands = new Hands(page)
    await openPage({ page, shell, equityLog }, places.returned)
    await openSomebody({ equityLog, opportunity })
    const gone = newAddress('gone')
    await sendEmail(hands, page, gone)
    const sent = entriesWith(opportunity, gone)
    await expect(sent).not.toContainText('Email not sent')
    const mailbox = await openMailbox(page, gone)
    await mailbox.getByRole('button', { name: 'Return as undeliverable' }).click()
    await expect(mailbox.getByText('The email went back as undeliverable.')).toBeVisible()
    await mailbox.close()
    await expect(sent).toContainText('Email not sent')

    const tired = newAddress('tired')
    await sendEmail(hands, page, tired)
    await answer(await openMailbox(page, tired), 'Please unsubscribe me. Thank you!')
    await expect(entriesWith(opportunity, tired).filter({ hasText: 'Email Received' })).toBeVisible()

    for (const [address, warning] of [
      [gone, 'Earlier email to this address was flagged undelivered.'],
      [tired, 'The customer has unsubscribed from emails.'],
    ] as const) {
      const form = new EmailForm(page)
      await form.fill(hands, { address, subject: 'Your figures', text: 'Shall we meet on Friday?' })
      await expect(page.getByText(warning)).toBeVisible()
      await expect(form.send).toBeDisabled()
    }
  })
}
