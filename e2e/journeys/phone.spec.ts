import { expect, test } from '../fixtures/test.ts'
import { expectTouchTargets } from '../pages/touchTargets.ts'

test.use({ person: 'Dana Baker', viewport: { width: 390, height: 844 }, hasTouch: true })

test('everything on the Equity Log of a phone is pressed by a thumb, its filters and menus too', async ({
  page,
}) => {
  await page.goto('/app/log')
  await expect(page.getByRole('list', { name: 'Equity Log' }).getByRole('listitem').first()).toBeVisible()
  await expectTouchTargets(page)
  await page.getByRole('button', { name: /^Sorted by/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectTouchTargets(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Select' }).click()
  await page.getByRole('checkbox').first().click()
  await expectTouchTargets(page)
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('button', { name: 'APPLY' })).toBeVisible()
  await expectTouchTargets(page)
  await page.getByRole('button', { name: 'Add Filter' }).click()
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('mil')
  await page.mouse.wheel(0, 200)
  await expectTouchTargets(page)
  await page.getByRole('option', { name: 'Mileage' }).click()
  await expect(page.getByRole('textbox', { name: 'Mileage From' })).toBeFocused()
})

test('so is everything on the Service Log, its days and the navigation', async ({ page }) => {
  await page.goto('/app/service')
  await expect(page.getByRole('list', { name: 'Service Log' }).getByRole('listitem').first()).toBeVisible()
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expectTouchTargets(page)
  await page.getByRole('button', { name: /^Calendar/ }).click()
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
  await expectTouchTargets(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
  await expectTouchTargets(page)
})

test('so is everything on the Contact Log, whose cards say who wrote, when and about what', async ({
  page,
}) => {
  await page.goto('/app/contact')
  const card = page.getByRole('list', { name: 'Contact Log' }).getByRole('listitem').first()
  await expect(card).toContainText(/\d\d\/\d\d\/\d{4} \d{1,2}:\d\d [AP]M/)
  // Before the list is scrolled: its first card is then another one.
  const subject = card.getByRole('button', { name: /^Re: / })
  const about = await subject.innerText()
  await subject.click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText(about).first()).toBeVisible()
  await expectTouchTargets(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expectTouchTargets(page)
})

test('so is everything on the page of a customer, whom the bar at the bottom leads to by the search', async ({
  page,
}) => {
  await page.goto('/app/log')
  await page.getByRole('navigation', { name: 'Logs' }).getByRole('link', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/app\/search/)
  await expectTouchTargets(page)
  await page.getByRole('combobox', { name: /^Search / }).fill('Smith')
  await page.getByRole('combobox', { name: /^Search / }).press('Enter')
  await page
    .getByRole('link', { name: /^Smith/ })
    .first()
    .click()
  await expect(page.getByRole('tab', { name: 'Call' })).toBeVisible()
  await expectTouchTargets(page)
})

test('a card has no label without a value', async ({ page }) => {
  for (const [path, log] of [
    ['/app/log', 'Equity Log'],
    ['/app/service', 'Service Log'],
    ['/app/contact', 'Contact Log'],
  ] as const) {
    await page.goto(path)
    const cards = page.getByRole('list', { name: log }).getByRole('listitem')
    await expect(cards.first()).toBeVisible()
    const values = await cards.locator('dd').allInnerTexts()
    expect(values.length).toBeGreaterThan(0)
    expect(values.filter((value) => value.trim() === '')).toEqual([])
  }
})

test.describe('of an administrator', () => {
  test.use({ person: 'Alex Romero' })

  test('so is the switch of each store', async ({ page }) => {
    await page.goto('/app/enableStore')
    const cards = page.getByRole('list', { name: 'Stores' }).getByRole('listitem')
    await expect(cards.first().getByRole('switch')).toBeAttached()
    await expectTouchTargets(page)
  })
})
