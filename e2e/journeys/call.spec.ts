import { openPage, openSomebody, pageAddress } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Jordan Mills' })

test('opens a customer: sections, tabs, and the place in the list [O-005] [O-011] [O-036] [O-044] [L-257]', async ({
  page,
  shell,
  equityLog,
  opportunity,
}) => {
  await openPage({ page, shell, equityLog }, 2)
  const names = await equityLog.column('Customer')
  const total = await equityLog.total()
  const name = await openSomebody({ equityLog, opportunity })
  await expect(page).toHaveURL(/\/app\/opportunity\/\d+\?source=EQLOG/)
  await expect(opportunity.tabs).toHaveText(['Call', 'Email', 'Notes', 'History', 'Create Lead', 'Reminder'])
  for (const title of ['Customer', 'Current vehicle', 'Payment', 'Replacement vehicle'])
    await expect(page.getByRole('region', { name: title })).toBeVisible()
  const place = 51 + names.findIndex((shown) => shown.startsWith(name))
  await expect(opportunity.position).toHaveText(new RegExp(`^${place} of ${total}$`))

  await opportunity.tab('Create Lead').click()
  await expect(page.getByRole('tabpanel')).toContainText(/No lead yet|Lead status/)

  await opportunity.next.click()
  await expect(opportunity.position).toHaveText(new RegExp(`^${place + 1} of ${total}$`))
  await expect(opportunity.customer).not.toHaveText(name)
  await opportunity.previous.click()
  await expect(opportunity.customer).toHaveText(name)
  await page.getByRole('link', { name: 'Equity Log' }).last().click()
  await equityLog.isShown()
  await expect(page).toHaveURL(/pageNumber=2/)
})

test('steps over the edge of a page of the list, and stops at its ends [O-046] [O-047]', async ({
  page,
  shell,
  equityLog,
  opportunity,
}) => {
  await openPage({ page, shell, equityLog }, 1)
  await equityLog.workable.first().click()
  await opportunity.isReady()
  for (let place = await opportunity.place(); place > 1; place -= 1) {
    await expect(opportunity.position).toHaveText(new RegExp(`^${place} of`))
    await opportunity.previous.click()
  }
  await expect(opportunity.position).toHaveText(/^1 of/)
  await expect(opportunity.previous).toBeDisabled()
  await page.goto(pageAddress(3))
  await equityLog.isShown()
  await equityLog.workable.last().click()
  await opportunity.isReady()
  for (let place = await opportunity.place(); place <= 151; place += 1) {
    await expect(opportunity.position).toHaveText(new RegExp(`^${place} of`))
    await opportunity.next.click()
  }
  await expect(opportunity.position).toHaveText(/^152 of/)
})

test('logs a call and shows it on top of the history, with the status that follows [O-037] [O-154] [O-157] [O-226]', async ({
  page,
  shell,
  equityLog,
  opportunity,
}) => {
  await openPage({ page, shell, equityLog }, 5)
  const name = await openSomebody({ equityLog, opportunity })
  await opportunity.fill({ direction: 'Inbound Call', status: 'Inbound Call', result: 'Not Interested' })
  await expect(opportunity.save).toBeDisabled()
  await opportunity.fill({ reason: 'Vehicle damaged', notes: 'Hit a deer on Route 11.' })

  await opportunity.next.click()
  await expect(opportunity.leaveQuestion).toContainText(
    'Looks like you have unsaved changes. Are you sure you want to leave?',
  )
  await opportunity.leaveQuestion.getByRole('button', { name: 'Cancel' }).click()
  await expect(opportunity.customer).toHaveText(name)
  await expect(opportunity.notes).toHaveValue('Hit a deer on Route 11.')

  await opportunity.saveCall()
  await expect(opportunity.tab('History')).toHaveAttribute('aria-selected', 'true')
  await expect(opportunity.history.getByRole('listitem').first()).toContainText('Phone Call')
  await expect(page.getByRole('main')).toContainText('Not Interested')

  await page.getByRole('link', { name: 'Equity Log' }).last().click()
  await expect(equityLog.row(name)).toContainText('Not Interested')
  await page.reload()
  await expect(equityLog.row(name)).toContainText('Not Interested')
})

test('a colleague sees the lock come and go, reads only, and can unlock [L-382] [L-383] [L-384] [L-385] [O-057]', async ({
  page,
  shell,
  equityLog,
  opportunity,
  colleague,
}) => {
  const dana = await colleague('Dana Baker')
  await openPage(dana, 6)
  await openPage({ page, shell, equityLog }, 6)
  const name = await openSomebody({ equityLog, opportunity })

  const lock = dana.equityLog
    .row(name)
    .getByRole('button', { name: /^Locked By Jordan Mills .*Press to unlock$/ })
  await expect(lock).toBeVisible()
  const { pathname } = new URL(page.url())
  const reader = await colleague('Dana Baker')
  await openPage(reader, 6)
  await reader.page.goto(pathname)
  await expect(reader.page.getByText(/Locked By Jordan Mills/)).toBeVisible()
  await expect(reader.page.getByRole('tabpanel', { name: 'Call' }).getByRole('list').first()).toBeVisible()
  await expect(reader.opportunity.notes).not.toBeEditable()
  await expect(reader.opportunity.save).toBeDisabled()
  await reader.page.close()

  await lock.click()
  const question = dana.page.getByRole('alertdialog', { name: 'Unlock Row' })
  await expect(question).toContainText(/Are you sure you want to unlock this row locked by Jordan Mills .+\?/)
  await question.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(lock).toBeHidden()

  await dana.equityLog.row(name).getByRole('link').click()
  await dana.opportunity.isReady()
  await expect(page.getByText(/Locked By Dana Baker/)).toBeVisible()
  await expect(opportunity.notes).not.toBeEditable()
  await dana.page.goBack()
  await expect(opportunity.notes).toBeEditable()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(lock).toBeVisible()
})

test('a colleague sees the saved call without reloading [L-387] [L-388]', async ({
  page,
  shell,
  equityLog,
  opportunity,
  colleague,
}) => {
  const dana = await colleague('Dana Baker')
  await openPage(dana, 8)
  await openPage({ page, shell, equityLog }, 8)
  const name = await openSomebody({ equityLog, opportunity })
  await opportunity.fill({
    direction: 'Inbound Call',
    status: 'Inbound Call',
    result: 'Do Not Contact',
    notes: 'No more calls.',
  })
  await opportunity.saveCall()
  await expect(dana.equityLog.row(name)).toContainText('Do Not Contact')
  await expect(dana.equityLog.row(name).getByRole('img', { name: 'Call' })).toBeVisible()
})

test.describe('when the connection breaks', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/ })

  test('a call that could not be sent stays, and is recorded once', async ({
    page,
    shell,
    equityLog,
    opportunity,
  }) => {
    await openPage({ page, shell, equityLog }, 10)
    await openSomebody({ equityLog, opportunity })
    const before = await opportunity.countCalls()
    await opportunity.tab('Call').click()
    await opportunity.fill({
      direction: 'Inbound Call',
      status: 'Inbound Call',
      result: 'No Action',
      notes: 'Asked for the payoff.',
    })
    await page.context().setOffline(true)
    await opportunity.save.click()
    await expect(toastWith(page, 'The call was not saved')).toBeVisible()
    await expect(page.getByText('The call was not saved: no answer came.')).toBeVisible()
    await expect(opportunity.notes).toHaveValue('Asked for the payoff.')
    await page.context().setOffline(false)

    // The server takes the call, and its answer is lost on the way.
    await page.route('**/api/opportunity/call', async (route) => {
      await route.fetch()
      await route.abort('failed')
    })
    await opportunity.save.click()
    await expect(opportunity.save).toBeEnabled()
    await expect(opportunity.notes).toHaveValue('Asked for the payoff.')
    await page.unroute('**/api/opportunity/call')

    await opportunity.saveCall()
    await expect(toastWith(page, 'The call was not saved')).toBeHidden()
    await expect(opportunity.calls).toHaveCount(before + 1)
    await page.reload()
    expect(await opportunity.countCalls()).toBe(before + 1)
  })
})
