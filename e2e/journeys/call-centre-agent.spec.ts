import { morning } from '../fixtures/morning.ts'
import { expect, test } from '../fixtures/test.ts'
import { LogPage } from '../pages/LogPage.ts'

test.use({ person: 'Mei Tanaka' })

morning(
  'a call-centre agent finds a caller in another store and records the call [L-157] [L-231] [O-037]',
  'LAK',
  async ({ page, hands, outside, place, shell, equityLog, opportunity }) => {
    // No other journey works in this store.
    const { opptId, vin } = await outside.customer(place)
    await page.goto('/app/log')
    await equityLog.isShown()
    await expect(shell.banner).not.toContainText('Lakeshore')

    await hands.search(vin)
    const searchLog = new LogPage(page, 'Search log')
    await searchLog.isShown()
    const link = searchLog.linkOf(opptId)
    const name = await link.innerText()
    await expect(searchLog.rowOf(opptId)).toContainText('Lakeshore')
    await hands.openCustomer(link)
    await expect(opportunity.customer).toHaveText(name)
    await opportunity.isReady()
    await opportunity.logInboundCall(hands, 'Asked for the opening hours.')

    await hands.press(page.getByRole('main').getByRole('link', { name: 'Search log' }))
    await searchLog.isShown()
    await expect(searchLog.rowOf(opptId).getByRole('img', { name: 'Call' })).toBeVisible()
  },
)
