import { openSomebody } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'
import { toastWith } from '../pages/toast.ts'

// Whoever works in the store is refused what the page asks for meanwhile.
test.use({ person: 'Alex Romero', expectedErrors: /status of 403/ })

/** Two for each repetition; in the first three no other journey works. */
const stores = ['HOO', 'NOR', 'LON', 'ALO', 'DEN', 'EVE', 'PAC', 'SIE', 'SON', 'TRE', 'FRO', 'PRA']
const storeOf = (repetition: number, hand: number): string =>
  stores[(2 * repetition + hand) % stores.length] ?? ''

for (const [by, Hands, hand] of bothHands<number>(0, 1))
  test(`an administrator switches a store off while somebody works in it, and back, by ${by} [S-042] [S-826]`, async ({
    page,
    colleague,
  }, { repeatEachIndex }) => {
    const code = storeOf(repeatEachIndex, hand)
    const staff = await colleague('Alex Romero')
    await staff.page.goto(`/app/log?store=${code}`)
    await staff.equityLog.isShown()
    await openSomebody(staff)
    await staff.opportunity.notes.fill('Asked for the price of a used one.')

    const hands = new Hands(page)
    await page.goto(`/app/enableStore?text=${code}`)
    const row = page.getByRole('row').filter({ has: page.getByRole('gridcell', { name: code, exact: true }) })
    const store = await row.getByRole('rowheader').innerText()
    const onOff = row.getByRole('switch', { name: `${store} enabled` })
    await expect(onOff).toBeChecked()
    if (by === 'pointer') await onOff.click({ force: true })
    else {
      await row.getByRole('rowheader').focus()
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter', 'Space'])
        await page.keyboard.press(key)
    }
    await hands.press(page.getByRole('button', { name: 'Switch off' }))
    await expect(toastWith(page, 'Setting Saved')).toBeVisible()
    await expect(onOff).not.toBeChecked()

    await expect(toastWith(staff.page, `${store} was switched off`)).toBeVisible()
    await expect(staff.opportunity.notes).toHaveValue('Asked for the price of a used one.')

    await hands.press(page.getByRole('button', { name: 'Undo' }))
    await expect(onOff).toBeChecked()
    await expect(toastWith(staff.page, `${store} is on again`)).toBeVisible()
    await expect(toastWith(staff.page, `${store} was switched off`)).toHaveCount(0)
    await expect(staff.opportunity.notes).toHaveValue('Asked for the price of a used one.')
  })
