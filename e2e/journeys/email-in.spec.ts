import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openPage, openSomebody } from '../fixtures/openSomebody.ts'
import { expect, test, type Desk } from '../fixtures/test.ts'
import { openMailbox } from '../pages/openMailbox.ts'

test.use({ person: 'Jordan Mills' })

/** An address to which nobody else writes. */
const newAddress = (who: string) => `${who}-${randomUUID().slice(0, 8)}@example.com`

/** Fills the Email tab with an email to an address. */
async function fillEmail(page: Page, address: string) {
  await page.getByRole('tab', { name: 'Email', exact: true }).click()
  await page.getByRole('radio', { name: /Type an address/ }).check({ force: true })
  await page.getByRole('textbox', { name: 'Email address' }).fill(address)
  await page.getByRole('textbox', { name: 'Subject' }).fill('Your figures')
  await page.getByRole('textbox', { name: 'Email text' }).fill('Shall we meet on Friday?')
}

async function sendEmail(page: Page, address: string) {
  await fillEmail(page, address)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  // The history follows once it is sent.
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

test('the customer’s answer arrives live and is answered from the Contact Log [L-191] [L-209] [L-395] [O-444] [O-539]', async ({
  page,
  shell,
  equityLog,
  opportunity,
  contactLog,
}) => {
  await openPage({ page, shell, equityLog }, 39)
  const name = await openSomebody({ equityLog, opportunity })
  const address = newAddress('answers')
  await sendEmail(page, address)
  const newest = entriesWith(opportunity, address).first()
  await expect(newest).toContainText('Email')

  const text = `Friday suits me, ${randomUUID().slice(0, 8)}.`
  await answer(await openMailbox(page, address), text, true)
  await expect(newest).toContainText('Email Received')
  await newest.getByRole('button').first().click()
  await expect(newest).toContainText(text)
  const download = page.waitForEvent('download')
  await newest.getByRole('button', { name: /title\.pdf, \d+ bytes/ }).click()
  expect((await download).suggestedFilename()).toBe('title.pdf')

  await page.goto('/app/contact')
  await contactLog.isShown()
  const row = contactLog.rows.filter({ hasText: name }).first()
  await row.getByRole('button', { name: 'View' }).first().click()
  await expect(contactLog.panel).toContainText(text)
  await contactLog.panel.getByRole('link', { name: 'Reply' }).click()
  await expect(page.getByText(`Answering ${address}`)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Re: Your figures')
  await page.getByRole('textbox', { name: 'Email text' }).fill('See you on Friday.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(entriesWith(opportunity, address)).toHaveCount(3)
  const mailbox = await openMailbox(page, address)
  await expect(mailbox.frameLocator('iframe').getByText('See you on Friday.')).toBeVisible()
})

test('an email that comes back, and a wish for no more: neither address is written to again [O-188] [O-189] [O-190] [O-210]', async ({
  page,
  shell,
  equityLog,
  opportunity,
}) => {
  await openPage({ page, shell, equityLog }, 40)
  await openSomebody({ equityLog, opportunity })
  const gone = newAddress('gone')
  await sendEmail(page, gone)
  const sent = entriesWith(opportunity, gone)
  await expect(sent).not.toContainText('Email not sent')
  const mailbox = await openMailbox(page, gone)
  await mailbox.getByRole('button', { name: 'Return as undeliverable' }).click()
  await expect(mailbox.getByText('The email went back as undeliverable.')).toBeVisible()
  await mailbox.close()
  await expect(sent).toContainText('Email not sent')

  const tired = newAddress('tired')
  await sendEmail(page, tired)
  await answer(await openMailbox(page, tired), 'Please unsubscribe me. Thank you!')
  await expect(entriesWith(opportunity, tired).filter({ hasText: 'Email Received' })).toBeVisible()

  for (const [address, warning] of [
    [gone, 'Earlier email to this address was flagged undelivered.'],
    [tired, 'The customer has unsubscribed from emails.'],
  ] as const) {
    await fillEmail(page, address)
    await expect(page.getByText(warning)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  }
})
