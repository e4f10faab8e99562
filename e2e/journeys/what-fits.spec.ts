import { openPage, openSomebodyWithOffer } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'

test.use({ person: 'Jordan Mills' })

/** The dollars of a text such as `$1,234 less than now`. */
const dollarsOf = (text: string): number => Number(/-?\$[\d,.]+/.exec(text)?.[0].replace(/[$,]/g, ''))

for (const [by, Hands, place] of bothHands(71, 72))
  test(`a salesperson answers "same payment as now" and finds what fits, by ${by} [O-275] [O-276]`, async ({
    page,
    shell,
    equityLog,
    opportunity,
  }) => {
    const hands = new Hands(page)
    await openPage({ page, shell, equityLog }, place)
    await openSomebodyWithOffer({ page, equityLog, opportunity }, test.info().repeatEachIndex)
    const card = page.getByRole('region', { name: 'Replacement vehicle' })
    await hands.press(card.getByRole('link', { name: 'Open playground' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Playground' })).toBeVisible()
    const payments = page.getByRole('group', { name: /^Payments, / })
    await expect(payments.getByRole('table', { name: /^Monthly payments/ })).toBeVisible()
    const now = await page.getByRole('group', { name: 'Payment now' }).locator('strong').innerText()

    // The price at which the payment is the one of now, applied as if it had been typed.
    await hands.press(payments.getByRole('button', { name: /^Reach a payment/ }))
    const panel = page.getByRole('dialog', { name: /^Reach a payment/ })
    await expect(panel.getByText('Highest price')).toBeVisible()
    await hands.press(panel.getByRole('button', { name: /^Apply/ }))
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL(/playground\?own\.price=[\d.]+$/)
    await expect(payments.locator('strong')).toHaveText(now)

    // What of the stock has that payment.
    await hands.press(page.getByRole('link', { name: 'What fits' }))
    await expect(page.getByRole('heading', { level: 1, name: 'What fits' })).toBeVisible()
    const list = page.getByRole('grid', { name: 'What fits' })
    await expect(list.getByRole('rowheader')).not.toHaveCount(0)
    await expect(page.getByText(/vehicles? stays? at \$/)).toBeVisible()
    const target = page.getByRole('spinbutton', { name: 'Payment at most' })
    expect(Math.round(dollarsOf(await target.inputValue()))).toBe(dollarsOf(now))
    await hands.write(target, '700')
    await expect(page).toHaveURL(/what-fits\?payment=700$/)
    await expect(list.getByRole('columnheader', { name: 'Down for $700' })).toBeVisible()

    const row = list
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .first()
    const name = await row.getByRole('rowheader').innerText()
    const cells = await row.getByRole('gridcell').allInnerTexts()
    const payment = cells.at(-3) ?? ''
    await hands.press(row.getByRole('checkbox'))
    await hands.press(page.getByRole('link', { name: 'Compare 1 in playground' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Playground' })).toBeVisible()
    const added = page.getByRole('group', { name: `Payments, ${name}` }).last()
    await expect(added.locator('strong')).toHaveText(payment)
  })
