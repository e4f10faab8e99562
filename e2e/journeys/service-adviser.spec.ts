import { morning } from '../fixtures/morning.ts'
import { expect, test } from '../fixtures/test.ts'
import { LogPage } from '../pages/LogPage.ts'

test.use({ person: 'Sam Rivera' })

morning(
  'a service adviser sees a vehicle come in, opens its customer, and sees the order closed [L-166] [L-168] [L-181] [L-391]',
  'HAR',
  async ({ page, hands, outside, place, shell, equityLog, opportunity }) => {
    // Customers of the store in whom no other journey works.
    const customer = await outside.customer(20 + place)
    const serviceLog = new LogPage(page, 'Service Log')
    const row = serviceLog.rowOf(customer.opptId)
    await page.goto('/app/log')
    await equityLog.isShown()
    await hands.press(shell.link('Service Log'))
    await serviceLog.isShown()
    await expect(row).toBeHidden()

    await outside.roOpened(customer)
    await expect(row.getByRole('img', { name: 'Opened RO' })).toBeVisible()
    await outside.tell('vinScanned', { vin: customer.vin, note: 'Lane 2, wants a loaner' })
    await expect(row).toContainText('Lane 2')

    // Whoever does not know the keys of a log looks them up by a key, and goes on with them.
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(keys).toContainText('Next row; Enter opens it')
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()

    await hands.toggleFilters()
    const roStatus = page.getByRole('button', { name: /RO Status/ })
    await hands.press(roStatus)
    await hands.press(page.getByRole('option', { name: 'Open', exact: true }))
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/roStatus=Open/)
    await expect(row).toBeVisible()

    await hands.openCustomer(serviceLog.linkOf(customer.opptId))
    await opportunity.isReady()
    await hands.press(page.getByRole('main').getByRole('link', { name: 'Service Log' }))
    await serviceLog.isShown()
    await expect(row).toBeVisible()

    await outside.tell('roClosed', { opptId: customer.opptId, roAmount: 412.5 })
    await expect(row).toBeHidden()
  },
)
