import { screen, waitFor, within } from '@testing-library/react'
import { setWindowWidth } from '@retain/ui/testing/window-width'
import { expect, it } from 'vitest'
import { problem } from '../../testing/fakeApi'
import { wireEntry, wireHistory, wireSection } from '../../testing/opportunityFixtures'
import { openFromLog, openOpportunity } from '../../testing/opportunityPage'

type App = Awaited<ReturnType<typeof openOpportunity>>

/** What the page has sent about a customer, without the query of the lock and what its panels ask for once it rests. */
const sent = ({ api }: App, opptId = '1000001') =>
  api
    .requests()
    .filter((request) => /opportunity\/(\d+\/|activity|opportunity-viewed|contact-history)/.test(request))
    .filter((request) => !request.endsWith('/value-history'))
    .map((request) => decodeURIComponent(request).replace(`/api/opportunity/`, '').replace(opptId, '{id}'))
    .map((request) => request.replace(/\?window=.*/, ''))

const readAtOnce =
  'frame,equityDealCustomer,dealInformation,currentVehicle,leaseFinance,lastRoDealCustomer,flaggedAssociates'

/** Two calls with notes, one without, and a view. */
const noted = () => [
  ...wireHistory(),
  wireEntry({ contactHistoryId: '38' }),
  wireEntry({ contactHistoryId: '37', hasNotes: false }),
]

/** What stands in the last contacts, which are beside the form, or folded below it. */
const inContacts = async (text: string) =>
  within(await screen.findByRole('list', { name: 'Last contacts', hidden: true })).findAllByText(text)

const lockIsTaken = ({ api }: App) => waitFor(() => expect(api.callsOf('lockOpportunity')).toHaveLength(1))

it.each([1280, 390])(
  'opens a customer of a list with five requests, the history after the view, %d pixels wide [OP-013] [O-048] [O-436]',
  async (width) => {
    setWindowWidth(width)
    const app = await openFromLog('Customer 00002', { answers: { getContactHistory: noted } })
    await lockIsTaken(app)
    expect(await inContacts('Interested in a hybrid.')).toHaveLength(2)
    const requests = sent(app, '1000002')
    expect(requests.slice(0, 2)).toEqual([`GET {id}/sections?names=${readAtOnce}`, 'GET {id}/true'])
    expect(requests.slice(2).sort()).toEqual([
      'GET {id}/sections?names=contactNotes,contactHistory',
      'POST activity/opportunity-lock',
      'POST opportunity-viewed',
    ])
  },
)

it('records for usage every section by the name of its own call [S-428]', async () => {
  const app = await openOpportunity({ answers: { getContactHistory: noted } })
  await lockIsTaken(app)
  await inContacts('Interested in a hybrid.')
  const actions = () => {
    window.dispatchEvent(new Event('pagehide'))
    return app.api.usage().map(({ action }) => action)
  }
  const ofPage = /Opportunity|Contact|Info|Flagged|Customer/
  await waitFor(() =>
    expect(
      actions()
        .filter((action) => ofPage.test(action))
        .sort(),
    ).toEqual([
      'getContactHistory',
      'getContactHistoryEntry',
      'getContactHistoryEntry',
      'getCustomerInfo',
      'getDealInfo',
      'getLastRoCustomer',
      'getOpportunity',
      'getOpportunityDetails',
      'getPaymentInfo',
      'getVehicleInfo',
      'listFlaggedAssociates',
      'recordOpportunityViewed',
    ]),
  )
})

it('reads everything again with one request [O-067] [OP-012]', async () => {
  const app = await openOpportunity()
  await lockIsTaken(app)
  await inContacts('Interested in a hybrid.')
  const before = sent(app).length
  await app.user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(app.api.callsOf('getContactHistory')).toHaveLength(2))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Notes' })).not.toHaveAttribute('readonly'))
  expect(sent(app).slice(before)).toEqual([
    'GET {id}/sections?names=opportunity,frame,equityDealCustomer,dealInformation,currentVehicle,leaseFinance,lastRoDealCustomer,contactHistory',
  ])
})

it.each([
  ['the opportunity is closed', { statusCode: 'NLO' }],
  ['a colleague holds its lock', { lockedBy: 'Dana Baker', lockedUserId: 'dana.baker' }],
])('reads the notes of the last contacts where nobody can write, too: %s', async (_why, changes) => {
  const app = await openOpportunity({
    answers: { getContactHistory: noted, getOpportunity: () => wireSection('1000001', changes) },
    isReady: false,
  })
  expect(await inContacts('Interested in a hybrid.')).toHaveLength(2)
  expect(sent(app)).toContain('GET {id}/sections?names=contactNotes,contactHistory')
})

it('asks for the notes entry by entry where they could not be read together, and says what failed', async () => {
  const fails = problem(500, 'Internal Server Error')
  let isFirst = true
  const app = await openOpportunity({
    answers: {
      getContactHistory: noted,
      getContactHistoryEntry: ({ url }) => {
        if (!isFirst) return [wireEntry({ contactHistoryId: url.split('/').at(-1), notes: 'Here it is.' })]
        isFirst = false
        return fails
      },
    },
  })
  expect(await inContacts('Here it is.')).toHaveLength(2)
  expect(sent(app).filter((request) => request.startsWith('GET contact-history'))).toEqual([
    'GET contact-history/40',
    'GET contact-history/38',
  ])
  expect(screen.queryByText(/An error occurred/)).not.toBeInTheDocument()
})
