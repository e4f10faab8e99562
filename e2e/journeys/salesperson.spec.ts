import { morning } from '../fixtures/morning.ts'
import { pageAddress } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { LogPage } from '../pages/LogPage.ts'

test.use({ person: 'Jordan Mills' })

morning(
  'a salesperson filters the Equity Log, calls a customer whose vehicle has come in, and finds them again [L-026] [L-391] [O-037] [S-217]',
  'BLR',
  async ({ page, hands, outside, place, shell, equityLog, opportunity }) => {
    const { filters } = equityLog
    await page.goto('/app/log')
    await equityLog.isShown()
    await hands.press(shell.changeStores)
    await hands.write(shell.storeSearch, 'Blue Ridge')
    await hands.press(page.getByRole('option', { name: 'Blue Ridge Auto Park' }))
    await expect(shell.banner).toContainText('Blue Ridge Auto Park')
    await equityLog.isShown()

    const all = await equityLog.total()
    await hands.toggleFilters()
    await hands.write(filters.toAdd, 'Equity')
    await hands.press(page.getByRole('option', { name: 'Equity', exact: true }))
    await hands.write(filters.field('Equity').getByRole('textbox', { name: 'From' }), '20000')
    await hands.press(filters.apply)
    await expect(filters.tag('Equity: from $20,000')).toBeVisible()
    await expect.poll(() => equityLog.total()).toBeLessThan(all)

    // Two customers in whom no other journey works.
    await page.goto(pageAddress(47 + place))
    await equityLog.isShown()
    const link = equityLog.workable.first()
    const name = await link.innerText()
    const opptId = /opportunity\/(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? ''
    await outside.roOpened({ opptId })
    const row = new LogPage(page, 'Equity Log').rowOf(opptId)
    await expect(row.getByRole('img', { name: 'Opened RO' })).toBeVisible()

    await hands.openCustomer(row.getByRole('link'))
    await expect(opportunity.customer).toHaveText(name)
    await opportunity.isReady()
    await opportunity.logInboundCall(hands, 'Waits in the lounge.')
    await expect(opportunity.history.getByRole('listitem').first()).toContainText('Phone Call')

    await hands.press(opportunity.next)
    await expect(opportunity.customer).not.toHaveText(name)
    await hands.press(page.getByRole('main').getByRole('link', { name: 'Equity Log' }))
    await equityLog.isShown()
    await expect(row.getByRole('img', { name: 'Call' })).toBeVisible()

    await hands.search(name)
    const searchLog = new LogPage(page, 'Search log')
    await searchLog.isShown()
    await hands.openCustomer(searchLog.linkOf(opptId))
    await expect(opportunity.customer).toHaveText(name)
  },
)
