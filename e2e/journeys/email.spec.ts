import { openPage, openSomebody } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'
import { PointerHands } from '../hands/PointerHands.ts'
import { EmailForm } from '../pages/EmailForm.ts'
import { openMailbox } from '../pages/openMailbox.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Jordan Mills' })

for (const [by, Hands, place] of bothHands(33, 34))
  test(`makes the first contact by mail, and it arrives, by ${by} [O-182] [O-191] [S-010] [O-192] [O-193] [O-208] [O-366]`, async ({
    page,
    shell,
    equityLog,
    opportunity,
  }) => {
    await openPage({ page, shell, equityLog }, place)
    await openSomebody({ equityLog, opportunity })
    const hands = new Hands(page)
    await hands.press(opportunity.tab('Email'))
    const form = new EmailForm(page)
    const { subject, text } = form
    await expect(subject).toBeEditable()
    await hands.press(page.getByRole('radio', { name: /Type an address/ }))
    const address = `first-contact-${by}@example.com`
    await hands.write(form.address, address)
    await hands.press(page.getByRole('button', { name: 'Template' }))
    await hands.press(page.getByRole('option', { name: 'First contact' }))
    await expect(text).toContainText('Hi ')
    const about = `First contact by ${by}`
    await hands.write(subject, about)

    await page.reload()
    await expect(subject).toHaveValue(about)
    await expect(text).toContainText('Hi ')
    await hands.press(form.send)
    await expect(toastWith(page, 'Email Sent.')).toBeVisible()
    await expect(opportunity.history.getByRole('listitem').first()).toContainText(address)
    await hands.press(opportunity.tab('Email'))
    await expect(subject).toHaveValue('')

    const mailbox = await openMailbox(page, address)
    await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText(about)
    await expect(mailbox.frameLocator('iframe').getByText(/^Hi /)).toBeVisible()
    await mailbox.close()
  })

for (const [by, Hands, place] of bothHands(35, 53))
  test(`an address that unsubscribes gets no more emails, by ${by} [O-190] [O-211] [OP-049]`, async ({
    page,
    shell,
    equityLog,
    opportunity,
  }) => {
    await openPage({ page, shell, equityLog }, place)
    await openSomebody({ equityLog, opportunity })
    const hands = new Hands(page)
    const form = new EmailForm(page)
    const words = {
      address: `unsubscribes-by-${by}@example.com`,
      subject: 'An offer',
      text: 'Shall we meet?',
    }
    await form.fill(hands, words)
    await hands.press(form.send)
    await expect(toastWith(page, 'Email Sent.')).toBeVisible()

    const mailbox = await openMailbox(page, words.address)
    const link = mailbox.frameLocator('iframe').getByRole('link', { name: /Unsubscribe/ })
    const href = (await link.getAttribute('href')) ?? ''
    await mailbox.goto(new URL(href).pathname)
    await new Hands(mailbox).press(mailbox.getByRole('button', { name: 'Unsubscribe' }))
    await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Unsubscribed')
    await mailbox.close()

    await form.fill(hands, words)
    await expect(page.getByText('The customer has unsubscribed from emails.')).toBeVisible()
    await expect(form.send).toBeDisabled()
  })

test.describe('a mail server that refuses', () => {
  test.use({ expectedErrors: /502/ })

  test('an email that the mail server refuses is kept in its form [O-194]', async ({
    page,
    shell,
    equityLog,
    opportunity,
  }) => {
    await openPage({ page, shell, equityLog }, 38)
    await openSomebody({ equityLog, opportunity })
    const form = new EmailForm(page)
    await form.fill(new PointerHands(page), {
      address: 'refuse@example.com',
      subject: 'An offer',
      text: 'Shall we meet?',
    })
    await form.send.click()
    await expect(page.getByText('The email was not sent.', { exact: true })).toBeVisible()
    await expect(form.text).toHaveText('Shall we meet?')
    await form.address.fill('taken@example.com')
    await form.send.click()
    await expect(toastWith(page, 'Email Sent.')).toBeVisible()
  })
})
