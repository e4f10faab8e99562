import { axeFindings } from '../fixtures/axeFindings.ts'
import { openPage } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'

test.use({ person: 'Dana Baker' })

/** The customers of Blue Ridge with a long past, also at Harborview, are the seventeenth and every fortieth after it. */
const withLongPast = (number: number): string => String(20_000_002 + 2 * (16 + 40 * number))

for (const [by, Hands, { place, number }] of bothHands({ place: 79, number: 0 }, { place: 80, number: 1 }))
  test(`looks at everything that is known of a customer, by ${by} [O-009] [O-020] [O-344] [O-345] [O-348] [O-357] [O-481]`, async ({
    page,
    shell,
    equityLog,
  }) => {
    const hands = new Hands(page)
    await openPage({ page, shell, equityLog }, place)
    const opptId = withLongPast(number + 2 * test.info().repeatEachIndex)
    await page.goto(`/app/opportunity/${opptId}?source=EQLOG`)
    await hands.press(page.getByRole('link', { name: 'Customer 360' }))
    await expect(page).toHaveURL(new RegExp(`/app/customer360/${opptId}$`))
    await expect(page.getByRole('heading', { level: 1, name: 'Customer 360' })).toBeVisible()

    const panel = page.getByRole('tabpanel')
    const ended = panel.getByRole('region', { name: 'No longer owned or matured' })
    await expect(panel.getByRole('heading', { level: 3 }).first()).toHaveText('This opportunity’s vehicle')
    await expect(panel.getByRole('heading', { level: 3 }).last()).toHaveText('No longer owned or matured')
    // One of the earlier vehicles was bought at the other store of the group.
    await hands.press(ended.getByRole('button', { name: /Harborview Motors/ }))
    await expect(page).toHaveURL(/deal=P-\d+$/)
    await expect(page.getByText('Monthly payment')).toBeVisible()
    await hands.press(panel.getByRole('button').first())

    const orders = page.getByRole('region', { name: /^Repair-order history/ })
    await hands.press(orders.getByRole('button').first())
    await expect(orders.getByRole('list', { name: /^Work of RO # \d{6}$/ })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])

    await hands.press(page.getByRole('tab', { name: /^View History/ }))
    const views = page.getByRole('list', { name: 'View history' })
    await hands.press(views.getByRole('button').first())
    await expect(views.getByText('In stock')).toBeVisible()

    const flag = page.getByRole('switch', { name: /one of our own staff/ })
    await expect(flag).not.toBeChecked()
    await hands.press(flag)
    await expect(flag).toBeChecked()
    await page.reload()
    await expect(flag).toBeChecked()
    await hands.press(page.getByRole('link', { name: 'Opportunity', exact: true }))
    await expect(page).toHaveURL(new RegExp(`/app/opportunity/${opptId}`))
  })
