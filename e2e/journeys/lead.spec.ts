import { openPage, openSomebody } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'
import { toastWith } from '../pages/toast.ts'
import { loadedOptions } from '../pages/loadedOptions.ts'

test.use({ person: 'Jordan Mills' })

const notSent = JSON.stringify({
  type: 'about:blank',
  title: 'Bad Gateway',
  status: 502,
  code: 'leadNotSent',
  requestId: 'request-1',
})

for (const [by, Hands, place] of bothHands(11, 12))
  test.describe(`by ${by}`, () => {
    // The first attempt is refused on purpose.
    test.use({ expectedErrors: /status of 502/ })

    test('sends a lead to elead, where the first attempt was not answered [O-258] [O-269] [O-270] [O-271] [OP-075] [OP-076]', async ({
      page,
      shell,
      equityLog,
      opportunity,
    }, { repeatEachIndex }) => {
      const hands = new Hands(page)
      await openPage({ page, shell, equityLog }, place)
      await openSomebody({ equityLog, opportunity }, repeatEachIndex)
      await hands.press(opportunity.tab('Create Lead'))
      await expect(page.getByRole('tabpanel')).toContainText('Leads of this store go to elead.')
      await hands.press(page.getByRole('tabpanel').getByRole('button', { name: 'Create Lead' }))

      const dialog = page.getByRole('dialog', { name: 'Create Lead' })
      const send = dialog.getByRole('button', { name: 'Create Lead' })
      await hands.press(send)
      await expect(dialog.getByText('A salesperson is needed.')).toBeVisible()
      await hands.press(dialog.getByRole('button', { name: /Assign to/ }))
      await hands.press(loadedOptions(page).first())
      await hands.write(dialog.getByRole('textbox', { name: 'Notes' }), `Comes in on Saturday, by ${by}`)

      await page.route('**/elead/lead', (route) =>
        route.fulfill({ status: 502, contentType: 'application/problem+json', body: notSent }),
      )
      await hands.press(send)
      await expect(dialog.getByText(/elead did not answer. Nothing was sent./)).toBeVisible()
      await page.unrouteAll()
      await hands.press(dialog.getByRole('button', { name: 'Retry' }))
      await expect(toastWith(page, 'Lead Sent.')).toBeVisible()
      await expect(dialog).toBeHidden()

      await expect(page.getByRole('tabpanel').getByText(/^\d{9}$/)).toBeVisible()
      await expect(page.getByRole('main').getByText('Lead Sent', { exact: true }).first()).toBeVisible()
      await hands.press(opportunity.tab('History'))
      const entries = opportunity.history
        .getByRole('listitem')
        .filter({ hasNot: page.getByRole('list'), hasText: 'Lead Sent' })
      await expect(entries).toHaveCount(1)
    })
  })

for (const [by, Hands, place] of bothHands(11, 12))
  test.describe(`in a store of compass, by ${by}`, () => {
    test.use({ person: 'Alex Romero' })

    test('sends a lead to compass, whose window opens with it [O-264] [O-265] [O-267] [O-268] [S-013] [OP-073] [D-66]', async ({
      page,
      shell,
      equityLog,
      opportunity,
    }, { repeatEachIndex }) => {
      const hands = new Hands(page)
      await openPage({ page, shell, equityLog }, place, 'Gulfline Chevrolet-GMC')
      // In the columns of this person New is what a vehicle was bought as, too.
      const inProcess = page.getByRole('gridcell', { name: /^In Process/ })
      const link = equityLog.rows.filter({ has: inProcess }).getByRole('link').nth(repeatEachIndex)
      const name = await link.innerText()
      await hands.openCustomer(link)
      await expect(opportunity.customer).toHaveText(name)
      await opportunity.isReady()
      await hands.press(opportunity.tab('Create Lead'))
      await expect(page.getByRole('tabpanel')).toContainText('Leads of this store go to compass.')
      await hands.press(page.getByRole('tabpanel').getByRole('button', { name: 'Create Lead' }))

      const dialog = page.getByRole('dialog', { name: 'Create Lead' })
      const [window] = await Promise.all([
        page.waitForEvent('popup'),
        hands.press(dialog.getByRole('button', { name: 'Create Lead' })),
      ])
      await expect(window.getByRole('heading', { level: 1 })).toHaveText('compass')
      await expect(window.getByRole('definition').first()).toHaveText(/^\d{9}$/)
      expect(await window.evaluate(() => opener === null)).toBe(true)
      await window.close()

      await expect(dialog.getByRole('button', { name: 'Open again' })).toBeVisible()
      await hands.press(dialog.getByRole('button', { name: 'Close' }).last())
      await expect(opportunity.customer).toHaveText(name)
      await expect(page.getByRole('main')).toContainText('Lead Pending')
      await expect(page.getByText('Lead Pending: not sent to compass yet.')).toBeVisible()
      await hands.press(opportunity.tab('History'))
      await expect(opportunity.history.getByRole('listitem').first()).toContainText('Lead Pending')
    })
  })
