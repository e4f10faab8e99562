import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Alex Romero' })

/** Stores in which no other journey works, one for each repetition. */
const stores = ['LAK', 'PRA', 'FRO', 'TRE', 'SON', 'SIE', 'PAC', 'EVE', 'DEN', 'ALO']
const storeOf = (repetition: number): string => stores[repetition % stores.length] ?? ''

// Each has a setting of its own.
for (const [by, Hands, [key, title, value]] of bothHands(
  ['EANumOfDesktopAlerts', 'Desktop alerts, shown at once', '7'],
  ['EAServiceDrive', 'Service drive alerts, days shown', '9'],
))
  test(`an administrator sets an override, locks it, and takes it back, by ${by} [S-366] [S-410] [O-010] [O-027] [O-393] [O-394] [O-395] [O-400] [O-401] [O-402]`, async ({
    page,
  }, { repeatEachIndex }) => {
    const store = `store%3A${storeOf(repeatEachIndex)}`
    const hands = new Hands(page)
    await page.goto(`/app/globalAdmin/Overrides?match=${store}`)
    const grid = page.getByRole('grid', { name: 'Setting overrides' })
    const row = grid.getByRole('row').filter({ hasText: title })
    await expect(row).toContainText('Not set')
    // A grid has one tab stop: its cells are reached by arrows, its panel by address as well.
    await page.goto(`/app/globalAdmin/Overrides/${key}?match=${store}&scope=${store}`)
    const field = page.getByRole('textbox', { name: 'Value', exact: true })
    await hands.write(field, value)
    await hands.press(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(toastWith(page, 'Override settings updated').first()).toBeVisible()
    await expect(row).toContainText(value)
    const history = page.getByRole('list', { name: 'History' })
    await expect(history).toContainText(`Not set → ${value}`)

    const lock = page.getByRole('switch', { name: 'Lock' })
    await hands.press(lock)
    await expect(toastWith(page, 'Override settings lock changed successfully').first()).toBeVisible()
    await expect(field).toHaveAttribute('readonly')
    await expect(page.getByText('can not edit locked settings')).toBeVisible()
    await expect(row).toContainText('Locked')

    await hands.press(history.getByRole('button', { name: `Undo Locked at ${value}` }))
    await expect(field).toBeEditable()
    await hands.press(page.getByRole('button', { name: 'Remove override' }))
    await expect(toastWith(page, 'Overide settings removed').first()).toBeVisible()
    await expect(row).toContainText('Not set')
  })

test('a setting that was switched on shows where people work, and is taken back [S-137] [S-176]', async ({
  page,
  colleague,
}, { repeatEachIndex }) => {
  const code = storeOf(repeatEachIndex)
  const staff = await colleague('Alex Romero')
  await staff.page.goto(`/app/log?store=${code}`)
  await staff.equityLog.isShown()
  const entry = staff.page.getByRole('link', { name: 'Trade Adjustment' })
  await expect(entry).toHaveCount(0)

  await page.goto(`/app/globalAdmin/Overrides/TradeAdjustment?match=store%3A${code}&scope=store%3A${code}`)
  await page.getByRole('group', { name: 'Override' }).getByText('On', { exact: true }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toastWith(page, 'Override settings updated')).toBeVisible()
  await expect(entry).toBeVisible()
  await page.getByRole('button', { name: 'Remove override' }).click()
  await expect(entry).toHaveCount(0)
})

const twoStores = ['Front Range Nissan', 'Lakeshore Family Auto']

for (const [by, Hands, [key, title, value]] of bothHands(
  ['EATimeDesktopAlerts', 'Desktop alerts, seconds shown', '55'],
  ['EARemAnnounEmail', 'Email and reminder alerts, days shown', '55'],
))
  test(`an administrator changes two stores at once after seeing what will change, takes it back as one, and removes it, by ${by}`, async ({
    page,
  }) => {
    const hands = new Hands(page)
    await page.goto(`/app/globalAdmin/Overrides?settingKeyId=${key}`)
    const dialog = page.getByRole('dialog', { name: 'Change many stores' })
    const begin = async () => {
      await hands.press(page.getByRole('button', { name: 'Change many stores' }))
      await hands.press(dialog.getByRole('button', { name: /Setting/ }))
      await hands.press(page.getByRole('option', { name: title }))
    }
    const chooseStores = async () => {
      await hands.press(dialog.getByRole('button', { name: /Stores/ }))
      for (const store of twoStores) await hands.press(page.getByRole('option', { name: store }))
      await page.keyboard.press('Escape')
    }
    const setForBoth = async () => {
      await begin()
      await hands.write(dialog.getByRole('textbox', { name: 'Value' }), value)
      await chooseStores()
      await expect(dialog.getByText(new RegExp(`→ ${value}$`))).toHaveCount(2)
      await hands.press(dialog.getByRole('button', { name: 'Change 2' }))
      await expect(page.getByText(`${title} was changed for 2 stores.`)).toBeVisible()
    }
    await setForBoth()
    await expect(toastWith(page, 'Override settings updated').first()).toBeVisible()
    await hands.press(page.getByRole('button', { name: 'Undo', exact: true }))
    await expect(page.getByText(`${title} is what it was before for 2 stores.`)).toBeVisible()
    // Nothing stands there again, so that both change once more.
    await setForBoth()

    await begin()
    await hands.press(dialog.getByRole('radio', { name: 'Remove overrides' }))
    await chooseStores()
    await expect(dialog.getByText(new RegExp(`^${value} → `))).toHaveCount(2)
    await hands.press(dialog.getByRole('button', { name: 'Change 2' }))
    await expect(toastWith(page, 'Overide settings removed').first()).toBeVisible()
  })
