import { morning } from '../fixtures/morning.ts'
import { expect, test } from '../fixtures/test.ts'
import { LogPage } from '../pages/LogPage.ts'

test.use({ person: 'Dana Baker' })

morning(
  'a manager reads an email that comes in, says that it needs no response, and flags its customer [L-209] [L-225] [L-226] [O-455]',
  'PEA',
  async ({ page, hands, outside, place, shell, equityLog, contactLog, opportunity }) => {
    // No other journey works in this store.
    const customer = await outside.customer(place)
    await page.goto('/app/log')
    await equityLog.isShown()
    await hands.press(shell.changeStores)
    await hands.press(page.getByRole('option', { name: /Peachtree/ }))
    await expect(shell.banner).toContainText('Peachtree')
    await equityLog.isShown()
    await hands.press(shell.link('Contact Log'))
    await contactLog.isShown()
    const before = await contactLog.withoutReply()

    await outside.mailReceived(customer, '<p>Is <b>Saturday</b> at ten fine?</p><script>steal()</script>')
    const row = new LogPage(page, 'Contact Log').rowOf(customer.opptId)
    await expect.poll(() => contactLog.withoutReply()).toBe(before + 1)
    await expect(row).toHaveAttribute('aria-rowindex', '2')

    await hands.press(row.getByRole('button', { name: 'View' }))
    await expect(contactLog.panel).toContainText('Is Saturday at ten fine?')
    await hands.press(row.getByRole('button', { name: 'OK' }))
    await expect(contactLog.question).toBeVisible()
    await hands.press(contactLog.question.getByRole('button', { name: 'Yes', exact: true }))
    await expect(contactLog.question).toBeHidden()
    await expect.poll(() => contactLog.withoutReply()).toBe(before)

    await hands.openCustomer(row.getByRole('link'))
    await opportunity.isReady()
    const flag = page.getByRole('main').getByRole('button', { name: 'Flag', exact: true })
    await hands.press(flag)
    await expect(flag).toHaveAttribute('aria-pressed', 'true')
    await hands.press(page.getByRole('main').getByRole('link', { name: 'Contact Log' }))
    await contactLog.isShown()
  },
)
