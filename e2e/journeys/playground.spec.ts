import { openPage, openSomebodyWithOffer } from '../fixtures/openSomebody.ts'
import { Outside } from '../fixtures/outside.ts'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'

test.use({ person: 'Jordan Mills' })

for (const [by, Hands, place] of bothHands(57, 58))
  test(`a salesperson tries out a price, compares in the playground, and prints it, by ${by} [O-114] [O-117] [O-275] [O-281] [O-295]`, async ({
    page,
    shell,
    equityLog,
    opportunity,
    colleague,
    request,
  }) => {
    const hands = new Hands(page)
    await openPage({ page, shell, equityLog }, place)
    await openSomebodyWithOffer({ page, equityLog, opportunity }, test.info().repeatEachIndex)
    const card = page.getByRole('region', { name: 'Replacement vehicle' })
    const price = card.getByRole('textbox', { name: /^Est Selling Price/ })
    const computed = page.waitForResponse(/lease-finance\/payoffGrid$/)
    await hands.write(price, '90000')
    expect((await computed).ok()).toBe(true)
    await expect(card.getByText(/^was \$/)).toBeVisible()
    // The figures go along: nobody is asked whether they are to be lost.
    await hands.press(card.getByRole('link', { name: 'Open playground' }))

    await expect(page.getByRole('heading', { level: 1, name: 'Playground' })).toBeVisible()
    await expect(page).toHaveURL(/playground\?own\.price=90000$/)
    const tried = page.getByRole('textbox', { name: /^Est Selling Price/ })
    await expect(tried).toHaveValue('$90,000')
    const payments = page.getByRole('group', { name: /^Payments, / })
    await expect(payments.getByRole('table', { name: /^Monthly payments/ }).getByRole('row')).not.toHaveCount(
      0,
    )
    const before = await payments.locator('strong').innerText()
    const edited = page.waitForResponse(/lease-finance\/interactivePlayground$/)
    await hands.write(tried, '80000')
    expect((await edited).ok()).toBe(true)
    await expect(payments.locator('strong')).not.toHaveText(before)
    await expect(page).toHaveURL(/own\.price=80000$/)

    // What its address says is what a colleague sees.
    const other = await colleague('Dana Baker')
    await other.page.goto(page.url())
    await expect(other.page.getByRole('textbox', { name: /^Est Selling Price/ })).toHaveValue('$80,000')
    await expect(other.page.getByRole('group', { name: /^Payments, / }).locator('strong')).toHaveText(
      await payments.locator('strong').innerText(),
    )

    // Each has a comparison of their own. What is found out of the vehicle meanwhile shows to both, and takes nothing from either.
    const theirs = other.page.getByRole('textbox', { name: /^Est Selling Price/ })
    await theirs.fill('70000')
    await expect(other.page).toHaveURL(/own\.price=70000$/)
    const opptId = /opportunity\/(\d+)/.exec(page.url())?.[1] ?? ''
    const found = { vehicleMileage: null, vehicleValue: 19_876 }
    await new Outside(request, 'BLR').tell('vehicleDataCollected', { opptId, ...found })
    for (const [desk, field, price] of [
      [page, tried, /^\$?80,?000$/],
      [other.page, theirs, /^\$?70,?000$/],
    ] as const) {
      await expect(desk.getByRole('textbox', { name: /^Vehicle Value, / })).toHaveValue('$19,876')
      await expect(field).toHaveValue(price)
    }

    const recorded = page
      .context()
      .waitForEvent('response', (answer) => /contact-history$/.test(answer.url()))
    const opened = page.waitForEvent('popup')
    await hands.press(page.getByRole('link', { name: 'Print' }))
    const paper = await opened
    await expect(paper.getByRole('heading', { name: 'Playground' })).toBeVisible()
    await expect(paper.getByRole('row', { name: /^Est Selling Price/ })).toContainText('$80,000')
    expect((await recorded).ok()).toBe(true)
    await paper.close()

    await hands.press(page.getByRole('button', { name: 'Reset' }))
    await expect(tried).not.toHaveValue('$80,000')
    await expect(page).toHaveURL(/playground$/)
  })
