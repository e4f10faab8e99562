import { axeFindings } from '../fixtures/axeFindings.ts'
import { openPage, openSomebodySuitable } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'

test.use({ person: 'Jordan Mills' })

/** A day of the store, so many days ahead, as its digits are typed. */
const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000)
    .toLocaleDateString('en-US', {
      timeZone: 'America/New_York',
      month: '2-digit',
      day: '2-digit',
      year: 'numeric',
    })
    .replaceAll('/', '')

for (const [by, Hands, place] of bothHands(75, 76))
  test(`a salesperson sees why a customer is on the list, tries out the fees, and begins an email with the comparison, by ${by}`, async ({
    page,
    shell,
    equityLog,
    opportunity,
  }) => {
    const hands = new Hands(page)
    await openPage({ page, shell, equityLog }, place)
    const values = page.getByRole('region', { name: 'Values over time' })
    const asTable = values.getByRole('button', { name: 'Show as table' })
    const offer = page
      .getByRole('region', { name: 'Replacement vehicle' })
      .getByRole('link', { name: 'Open playground' })
    // Some are offered nothing, and of some no value is known.
    await openSomebodySuitable({ page, equityLog, opportunity }, test.info().repeatEachIndex, async () => {
      await asTable.or(values.getByText('No figures of earlier months are on file yet.')).waitFor()
      return (await asTable.isVisible()) && (await offer.isVisible())
    })

    await hands.press(page.getByRole('button', { name: 'Why is this customer on this list?' }))
    const why = page.getByRole('dialog', { name: 'Why is this customer on this list?' })
    await expect(why.getByText(/^All \d are met, so that this customer is on the list\.$/)).toBeVisible()
    await expect(why.getByRole('listitem').filter({ hasText: 'Store' })).toContainText('met')
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(why).toBeHidden()

    await hands.press(asTable)
    await expect(values.getByRole('row', { name: /^Today/ })).toBeVisible()

    await hands.press(offer)
    await expect(page.getByRole('heading', { level: 1, name: 'Playground' })).toBeVisible()
    const payments = page.getByRole('group', { name: /^Payments, / })
    const before = await payments.locator('strong').innerText()
    await hands.press(page.getByRole('button', { name: 'Desking terms' }))
    const terms = page.getByRole('dialog', { name: 'Desking terms' })
    const edited = page.waitForResponse(/lease-finance\/interactivePlayground$/)
    await hands.write(terms.getByRole('textbox', { name: 'Fees' }), '1385.5')
    expect((await edited).ok()).toBe(true)
    await terms.getByRole('textbox', { name: 'Incentives' }).focus()
    await expect(terms.getByRole('textbox', { name: 'Fees' })).toHaveValue('$1,385.50')
    const dated = page.waitForResponse(/lease-finance\/interactivePlayground$/)
    await terms.getByRole('spinbutton', { name: /month, First payment on/ }).focus()
    await page.keyboard.type(dayAhead(45))
    expect((await dated).ok()).toBe(true)
    await expect(terms.getByText(/, 1 month and \d+ days? after /)).toBeVisible()
    await expect(page).toHaveURL(/firstdate=\d{4}-\d\d-\d\d&signed=/)
    await page.keyboard.press('Escape')
    await expect(terms).toBeHidden()
    await expect(payments.locator('strong')).not.toHaveText(before)

    await hands.press(page.getByRole('button', { name: 'Email', exact: true }))
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(
      /: your comparison from Blue Ridge Auto Park$/,
    )
    const text = page.getByRole('textbox', { name: 'Email text' })
    await expect(text).toContainText('Total of payments: $')
    await expect(text).toContainText('Fees: $1,385.50')
    // A loan has a line of it, a lease tells it among its terms.
    await expect(text).toContainText(/first payment: \d\d \w+ \d{4}, 1 month and \d+ days? after /i)
    await expect(text).toContainText('not an offer of credit')
  })
