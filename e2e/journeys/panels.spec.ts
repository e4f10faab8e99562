import { axeFindings } from '../fixtures/axeFindings.ts'
import { openPage } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'

test.use({ person: 'Jordan Mills' })

for (const [by, Hands, place] of bothHands(31, 32))
  test(`pages through a large household, and sees offers and products, by ${by} [O-120] [O-121] [O-122] [O-123] [O-125] [O-127] [O-128]`, async ({
    page,
    shell,
    equityLog,
  }) => {
    await openPage({ page, shell, equityLog }, place)
    // The first customer that the seed gives to Blue Ridge has twelve vehicles in the household.
    await page.goto('/app/opportunity/20000002?source=EQLOG')
    const household = page.getByRole('region', { name: 'Household vehicles' })
    const vehicles = household.getByRole('list', { name: 'Household vehicles' }).getByRole('listitem')
    await expect(household.getByText('1 – 5 of 12')).toBeVisible()
    await expect(vehicles).toHaveCount(5)
    const hands = new Hands(page)
    const next = household.getByRole('button', { name: 'Next page of household vehicles' })
    await hands.press(next)
    await expect(household.getByText('6 – 10 of 12')).toBeVisible()
    await hands.press(next)
    await expect(household.getByText('11 – 12 of 12')).toBeVisible()
    await expect(vehicles).toHaveCount(2)
    await expect(next).toHaveAttribute('aria-disabled', 'true')

    const offers = page.getByRole('region', { name: 'Current offers' })
    await expect(offers.getByRole('region', { name: 'STORE SALES' }).getByRole('listitem')).toHaveCount(2)
    await expect(offers.getByRole('region', { name: 'STORE SERVICE' }).getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('region', { name: 'Protection products' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
