import { randomUUID } from 'node:crypto'
import { openPage, openSomebody } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'
import { EmailForm } from '../pages/EmailForm.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Dana Baker' })

for (const [by, Hands, place] of bothHands(77, 78))
  test(`a customer writes that the vehicle is sold, and the opportunity is closed, live for a colleague, by ${by} [O-185] [O-186] [O-187] [O-209] [OP-048]`, async ({
    page,
    shell,
    equityLog,
    opportunity,
    colleague,
  }, { repeatEachIndex }) => {
    const hands = new Hands(page)
    await openPage({ page, shell, equityLog }, place)
    const name = await openSomebody({ equityLog, opportunity }, repeatEachIndex)
    const jordan = await colleague('Jordan Mills')
    await jordan.page.goto(page.url())
    await expect(jordan.opportunity.customer).toHaveText(name)

    const form = new EmailForm(page)
    await form.fill(hands, {
      address: `sold-${randomUUID().slice(0, 8)}@example.com`,
      subject: 'My car',
      text: 'I sold it last week.',
    })
    await hands.press(page.getByRole('radio', { name: 'Inbound Email' }))
    await hands.press(page.getByRole('button', { name: 'Email result' }))
    await hands.press(page.getByRole('option', { name: 'No Longer Owns' }))
    await hands.press(page.getByRole('button', { name: 'Record email' }))
    await expect(toastWith(page, 'Recorded Email')).toBeVisible()

    const closed = /^The opportunity is closed: No Longer Owns/
    await expect(page.getByText(closed)).toBeVisible()
    await expect(opportunity.history.locator('[data-entry]').first()).toContainText('Email Received')
    await expect(jordan.page.getByText(closed)).toBeVisible()
    await hands.press(opportunity.tab('Email'))
    await expect(page.getByRole('button', { name: /^(Send|Record email)$/ })).toBeDisabled()
  })
