import type { Permission } from '@retain/domain/session/user/permissions'
import { dialogDriver } from '@retain/ui/testing/dialog-driver'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { held, problem } from '../../../testing/fakeApi'
import { wirePage, wireRow } from '../../../testing/fixtures'
import { renderApp } from '../../../testing/renderApp'
import { addFilter, hasButton, openLog, openPanel, tagTexts } from '../../../testing/equityLogFilters'
import { wireSearch } from '../../../testing/wireSearch'

const own = wireSearch({ values: { eqRangeFrom: '2500' } })
const byDefault = wireSearch({
  savedSearchId: '1',
  name: 'In equity',
  isDefault: true,
  values: { mileageTo: '9000' },
})
const second = wireSearch({ savedSearchId: '2', name: 'Leases', isDefault: true })

const box = () => screen.getByRole('button', { name: /Saved Searches$/ })
const select = async (user: UserEvent, name: string) => {
  await user.click(box())
  await user.click(await screen.findByRole('option', { name }))
}
const dialog = async (role: 'dialog' | 'alertdialog', name: string) =>
  dialogDriver(await screen.findByRole(role, { name }))

it('runs the first default search on first load, once, and searches for nothing else [L-048] [L-049] [L-427] [L-479]', async () => {
  const searches = held(() => [own, byDefault, second])
  const opening = openLog({ answers: { listSavedSearches: searches.answer } })
  await searches.asked
  expect(await screen.findByText('Loading')).toBeVisible()
  searches.release()
  const { api, address } = await opening
  const requests = api.callsOf('listSavedSearches').map(({ method, url }) => `${method} ${url}`)
  expect(requests).toContain('GET /api/opportunity/saved-search?searchType=EQLOG')
  expect(api.callsOf('searchLogs').map(({ body }) => body)).toEqual([
    expect.objectContaining({ mileageTo: 9000 }),
  ])
  await waitFor(() => expect(address()).toMatch(/savedSearchId=1&mileageTo=9000$/))
  expect(box()).toHaveTextContent('In equity')
  expect(tagTexts()).toEqual(['Mileage: to 9,000'])
})

it('runs one plain search without a default one [L-025] [L-415] [L-478]', async () => {
  const { api } = await openLog({ answers: { listSavedSearches: () => [own] } })
  expect(api.callsOf('searchLogs')).toHaveLength(1)
  expect(api.callsOf('searchLogs')[0]).toMatchObject({
    method: 'POST',
    url: '/api/opportunity/search/logs',
    body: { source: 'EQLOG' },
  })
  expect(api.callsOf('searchLogs')[0]?.body).not.toHaveProperty('eqRangeFrom')
  expect(box()).toHaveTextContent('Saved Searches')
})

it('opens without them where they cannot be loaded, and says nothing [L-054] [L-480]', async () => {
  const { lines } = await openLog({
    answers: { listSavedSearches: () => problem(500, 'Internal Server Error') },
  })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.queryByText(/An error occurred/)).not.toBeInTheDocument()
  expect(JSON.stringify(lines)).toContain('listSavedSearches')
})

it('applies the selected search and refetches the lookups of the store [L-050] [L-051] [L-052] [L-053]', async () => {
  const { user, api, lastSearch } = await openLog({ answers: { listSavedSearches: () => [byDefault, own] } })
  await select(user, 'High equity')
  await waitFor(() => expect(lastSearch()).toMatchObject({ eqRangeFrom: 2500 }))
  expect(lastSearch()).not.toHaveProperty('mileageTo')
  expect(tagTexts()).toEqual(['Equity: from $2,500'])
  await waitFor(() => expect(api.callsOf('listHyperionFilters')).toHaveLength(1))
})

it('names filters that no longer exist; the others are applied', async () => {
  const old = wireSearch({ values: { eqRangeFrom: '2500', shoeSize: '9' } })
  const { user, lastSearch } = await openLog({ answers: { listSavedSearches: () => [old] } })
  await select(user, 'High equity')
  expect(
    await screen.findAllByText('This search holds filters that no longer exist: shoeSize'),
  ).not.toHaveLength(0)
  await waitFor(() => expect(lastSearch()).toMatchObject({ eqRangeFrom: 2500 }))
})

it('saves the filters as a new search, which is selected then [L-057] [L-058] [L-059] [L-060] [L-067] [L-069] [L-482] [L-484] [L-487] [S-444]', async () => {
  const saved = wireSearch({ savedSearchId: '8', name: 'Far', values: { mileageTo: '9000', miles: '25' } })
  const { user, api, store, address } = await openLog({
    answers: {
      listSavedSearches: () => [{ ...byDefault, description: 'Worth a call' }],
      saveSearch: () => saved,
    },
  })
  expect(screen.queryByText('Worth a call')).not.toBeInTheDocument()
  await openPanel(user)
  await addFilter(user, 'Customer Radius')
  // Nothing is saved that cannot be run.
  expect(screen.getByRole('button', { name: 'SAVE' })).toBeDisabled()
  await user.type(screen.getByPlaceholderText('# of Miles'), '25')
  await user.click(screen.getByRole('button', { name: 'SAVE' }))
  const question = await dialog('dialog', 'Save Search')
  expect(question.inside.getByRole('button', { name: 'SAVE' })).toBeDisabled()
  question.type('Save search as:', '   ')
  expect(question.inside.getByRole('button', { name: 'SAVE' })).toBeDisabled()
  question.type('Save search as:', ' Far ')
  question.press('SAVE')
  expect(await screen.findAllByText('Log Search Saved')).not.toHaveLength(0)
  expect(store.getState().toasts).toMatchObject([{ label: 'Log Search Saved', timeout: 2000 }])
  const body = api.callsOf('saveSearch')[0]?.body
  expect(body).toMatchObject({
    searchType: 'EQLOG',
    name: 'Far',
    filter: { values: { mileageTo: '9000', miles: '25' } },
  })
  expect(body).not.toHaveProperty('savedSearchId')
  expect(body).not.toHaveProperty('description')
  await waitFor(() => expect(address()).toMatch(/savedSearchId=8&mileageTo=9000&miles=25$/))
  await waitFor(() => expect(box()).toHaveTextContent('Far'))
  await waitFor(() => expect(hasButton('RESET')).toBe(false))
  expect(hasButton('DELETE')).toBe(true)
})

it('updates the selected search after a question [L-033] [L-041] [L-042] [L-043] [L-066] [L-486]', async () => {
  const { user, api } = await openLog({
    path: '/app/log?savedSearchId=7',
    answers: {
      listSavedSearches: () => [own],
      saveSearch: () => wireSearch({ values: { eqRangeFrom: '25001' }, version: 2 }),
    },
  })
  await openPanel(user)
  expect(hasButton('UPDATE SEARCH')).toBe(false)
  await user.type(screen.getByRole('textbox', { name: 'Equity From' }), '1')
  await user.click(await screen.findByRole('button', { name: 'UPDATE SEARCH' }))
  const question = await dialog('alertdialog', 'Update Search')
  expect(question.text()).toBe('Are you sure you want to update this search?')
  question.press('Yes')
  expect(await screen.findAllByText('Log Search Saved')).not.toHaveLength(0)
  expect(api.callsOf('saveSearch')[0]?.body).toMatchObject({ savedSearchId: '7', name: 'High equity' })
  expect(api.callsOf('saveSearch')[0]?.headers).toMatchObject({ 'if-match': '"1"' })
  await waitFor(() => expect(hasButton('UPDATE SEARCH')).toBe(false))
})

it.each<[string, readonly Permission[], boolean]>([
  [
    'with the permission',
    ['Opportunity_Application_Access', 'Opportunity_Can_Edit_Default_Search_Settings'],
    true,
  ],
  ['not without it', ['Opportunity_Application_Access'], false],
])(
  'offers to update a default search %s, and never to delete it [L-044] [L-045] [S-360]',
  async (_case, roles, isOffered) => {
    const { user } = await openLog({ roles, answers: { listSavedSearches: () => [byDefault] } })
    await openPanel(user)
    expect(hasButton('DELETE')).toBe(false)
    await addFilter(user, 'Lender')
    await waitFor(() => expect(hasButton('SAVE')).toBe(true))
    expect(hasButton('UPDATE SEARCH')).toBe(isOffered)
  },
)

it('deletes the selected search after a question; the first default one follows [L-034] [L-045] [L-064] [L-068] [L-069] [L-429] [L-488] [S-445]', async () => {
  const { user, api, store, lastSearch, address } = await openLog({
    path: '/app/log?savedSearchId=7&eqRangeFrom=2500',
    answers: { listSavedSearches: () => [byDefault, own], deleteSavedSearch: () => null },
  })
  await openPanel(user)
  await user.click(screen.getByRole('button', { name: 'DELETE' }))
  const question = await dialog('alertdialog', 'Delete Search')
  expect(question.text()).toBe('Are you sure you want to delete this search?')
  expect(api.callsOf('deleteSavedSearch')).toHaveLength(0)
  question.press('Yes')
  expect(await screen.findAllByText('Log Search Deleted')).not.toHaveLength(0)
  expect(store.getState().toasts).toMatchObject([{ label: 'Log Search Deleted', timeout: 2000 }])
  expect(api.callsOf('deleteSavedSearch')[0]).toMatchObject({
    method: 'DELETE',
    url: '/api/opportunity/saved-search/7',
  })
  await waitFor(() => expect(lastSearch()).toMatchObject({ mileageTo: 9000 }))
  await waitFor(() => expect(address()).toMatch(/savedSearchId=1&mileageTo=9000$/))
  await user.click(box())
  expect(screen.queryByRole('option', { name: 'High equity' })).not.toBeInTheDocument()
})

it('goes back to the selected search by RESET, after a question, from page 1 [L-065] [L-485]', async () => {
  const { user, lastSearch } = await openLog({
    path: '/app/log?savedSearchId=7&eqRangeFrom=9000&pageNumber=2',
    answers: { listSavedSearches: () => [own] },
  })
  await openPanel(user)
  await user.click(screen.getByRole('button', { name: 'RESET' }))
  const question = await dialog('alertdialog', 'Reset Search')
  expect(question.text()).toBe('Are you sure you want to reset this search?')
  question.press('No')
  expect(tagTexts()).toEqual(['Equity: from $9,000'])
  await user.click(screen.getByRole('button', { name: 'RESET' }))
  ;(await dialog('alertdialog', 'Reset Search')).press('Yes')
  await waitFor(() => expect(lastSearch()).toMatchObject({ eqRangeFrom: 2500, pageNumber: 1 }))
  await waitFor(() => expect(hasButton('RESET')).toBe(false))
})

it('opens its questions over the page, which stays where it is [L-038]', async () => {
  const locked = wireRow({ isLocked: true, lockedUserId: 'dana.baker', lockedBy: 'Dana Baker' })
  const { user } = renderApp({
    path: '/app/log?savedSearchId=7&eqRangeFrom=9000',
    answers: { listSavedSearches: () => [own], searchLogs: () => wirePage([locked]) },
  })
  await user.click(await screen.findByRole('button', { name: /^Filters/ }))
  for (const [button, title, cancel] of [
    ['SAVE', 'Save Search', 'Cancel'],
    ['UPDATE SEARCH', 'Update Search', 'No'],
    ['DELETE', 'Delete Search', 'No'],
    ['RESET', 'Reset Search', 'No'],
    [/Press to unlock$/, 'Unlock Row', 'No'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: button }))
    const question = within(
      await screen.findByRole(/^Save/.test(title) ? 'dialog' : 'alertdialog', { name: title }),
    )
    // The page under a dialog is hidden from screen readers, but still rendered.
    expect(screen.getByRole('grid', { name: 'Equity Log', hidden: true })).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: cancel }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument())
  }
})

it.each([
  ['/app/service', 'Service Log'],
  ['/app/contact', 'Contact Log'],
  ['/app/search', 'Search log'],
])('are offered by the Equity Log only: not at %s [L-481]', async (path, title) => {
  const { api } = renderApp({ path, answers: { listSavedSearches: () => [own] } })
  await screen.findByRole('heading', { name: title, level: 1 })
  await screen.findByRole('button', { name: /^Filters/ })
  expect(screen.queryByRole('button', { name: /Saved Searches$/ })).not.toBeInTheDocument()
  expect(api.callsOf('listSavedSearches').map(({ url }) => url.split('?')[1])).not.toContain(
    'searchType=EQLOG',
  )
})
