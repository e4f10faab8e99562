import { openPage, openSomebody } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { KeyboardHands } from '../hands/KeyboardHands.ts'
import { PointerHands } from '../hands/PointerHands.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Jordan Mills' })

for (const [by, Hands, place] of [
  ['pointer', PointerHands, 33],
  ['keyboard', KeyboardHands, 34],
] as const)
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
    const subject = page.getByRole('textbox', { name: 'Subject' })
    await expect(subject).toBeEditable()
    await hands.press(page.getByRole('radio', { name: /Type an address/ }))
    const address = `first-contact-${by}@example.com`
    await hands.write(page.getByRole('textbox', { name: 'Email address' }), address)
    await hands.press(page.getByRole('button', { name: 'Template' }))
    await hands.press(page.getByRole('option', { name: 'First contact' }))
    const text = page.getByRole('textbox', { name: 'Email text' })
    await expect(text).toContainText('Hi ')
    const about = `First contact by ${by}`
    await hands.write(subject, about)

    await page.reload()
    await expect(subject).toHaveValue(about)
    await expect(text).toContainText('Hi ')
    await hands.press(page.getByRole('button', { name: 'Send', exact: true }))
    await expect(toastWith(page, 'Email Sent.')).toBeVisible()
    await expect(opportunity.history.getByRole('listitem').first()).toContainText(address)
    await hands.press(opportunity.tab('Email'))
    await expect(subject).toHaveValue('')

    const mailbox = await page.context().newPage()
    await mailbox.goto('/demo/mail')
    await mailbox.getByRole('link', { name: new RegExp(address) }).click()
    await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText(about)
    await expect(mailbox.frameLocator('iframe').getByText(/^Hi /)).toBeVisible()
    await mailbox.close()
  })

test('an address that unsubscribes gets no more emails [O-190] [O-211] [OP-049]', async ({
  page,
  shell,
  equityLog,
  opportunity,
}) => {
  await openPage({ page, shell, equityLog }, 35)
  await openSomebody({ equityLog, opportunity })
  const address = 'unsubscribes@example.com'
  const write = async () => {
    await opportunity.tab('Email').click()
    await page.getByRole('radio', { name: /Type an address/ }).check({ force: true })
    await page.getByRole('textbox', { name: 'Email address' }).fill(address)
    await page.getByRole('textbox', { name: 'Subject' }).fill('An offer')
    await page.getByRole('textbox', { name: 'Email text' }).fill('Shall we meet?')
  }
  await write()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(toastWith(page, 'Email Sent.')).toBeVisible()

  const mailbox = await page.context().newPage()
  await mailbox.goto('/demo/mail')
  await mailbox.getByRole('link', { name: new RegExp(address) }).click()
  const link = mailbox.frameLocator('iframe').getByRole('link', { name: /Unsubscribe/ })
  const href = (await link.getAttribute('href')) ?? ''
  await mailbox.goto(new URL(href).pathname)
  await mailbox.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Unsubscribed')
  await mailbox.close()

  await write()
  await expect(page.getByText('The customer has unsubscribed from emails.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
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
    await opportunity.tab('Email').click()
    await page.getByRole('radio', { name: /Type an address/ }).check({ force: true })
    const address = page.getByRole('textbox', { name: 'Email address' })
    await address.fill('refuse@example.com')
    await page.getByRole('textbox', { name: 'Subject' }).fill('An offer')
    await page.getByRole('textbox', { name: 'Email text' }).fill('Shall we meet?')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('The email was not saved.', { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email text' })).toHaveText('Shall we meet?')
    await address.fill('taken@example.com')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(toastWith(page, 'Email Sent.')).toBeVisible()
  })
})
