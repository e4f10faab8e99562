import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { opportunityApi } from '../opportunityApi'
import { held, problem, type FakeAnswers } from '../../../testing/fakeApi'
import { makeReceive } from '../../../testing/liveGrid'
import { wireSection, wireVehicle } from '../../../testing/opportunityFixtures'
import { contacted, eventOf, locked, statusChanged } from '../../../testing/liveMessages'
import { renderApp } from '../../../testing/renderApp'
import { sendNoLongerOwns } from '../../../live/sendNoLongerOwns'
import { navigationLink } from '../../../testing/navigation'
import { selectConnection } from '../../../live/liveSlice'

const opptId = '1000002'

/** Opens the page of an opportunity and waits for the live connection. */
async function openPage(answers: FakeAnswers = {}) {
  const app = renderApp({ path: `/app/opportunity/${opptId}?source=EQLOG`, answers })
  await waitFor(() => expect(selectConnection(app.store.getState()).state).toBe('open'))
  const { selectCachedArgsForQuery } = opportunityApi.util
  const { getContactHistory, getOpportunity, getOpportunityDetails } = opportunityApi.endpoints
  const state = () => app.store.getState()
  return {
    ...app,
    receive: makeReceive(app),
    section() {
      const [opening] = selectCachedArgsForQuery(state(), 'getOpportunity')
      return opening === undefined ? undefined : getOpportunity.select(opening)(state()).data
    },
    frame: () => getOpportunityDetails.select({ params: { opptId } })(state()).data,
    history: () => getContactHistory.select({ params: { opptId } })(state()).data ?? [],
  }
}

it('takes the lock and the status that are told, in the order of their versions [L-385] [L-394]', async () => {
  const page = await openPage()
  await waitFor(() => expect(page.section()?.lockedUserId).toBe('ann.lee'))
  await page.receive(locked(opptId, { rowVersion: 5 }), statusChanged(opptId, 6))
  expect(page.section()).toMatchObject({ lockedBy: 'Dana Baker', statusCode: 'NOI' })
  expect(page.frame()?.statusCode).toBe('NOI')
  await page.receive(locked(opptId, { rowVersion: 4, lockedBy: 'Sam Rivera' }))
  expect(page.section()?.lockedBy).toBe('Dana Baker')
})

it('puts a contact on top of the history once, however often it is told [O-226] [O-227]', async () => {
  const page = await openPage()
  await waitFor(() => expect(page.history()).not.toHaveLength(0))
  const { length } = page.history()
  await page.receive(contacted(opptId, 5), contacted(opptId, 6), contacted('1000009', 2))
  expect(page.history()).toHaveLength(length + 1)
  expect(page.history()[0]).toMatchObject({ contactHistoryId: '900', createdBy: 'Dana Baker' })
})

it('applies what is told while a section is read to its answer, which may be older', async () => {
  const section = held(() => wireSection(opptId))
  const page = await openPage({ getOpportunity: section.answer })
  await waitFor(() => expect(page.api.callsOf('getOpportunity')).toHaveLength(1))
  await page.receive(locked(opptId, { rowVersion: 5 }))
  section.release()
  await waitFor(() => expect(page.section()?.lockedBy).toBe('Dana Baker'))
})

it('reads the page again when it has missed a message, and after every connection but the first', async () => {
  const page = await openPage()
  await waitFor(() => expect(page.section()?.lockedUserId).toBe('ann.lee'))
  const asked = () => page.api.callsOf('getOpportunityDetails').length
  expect(asked()).toBe(1)
  await page.receive(statusChanged(opptId, 9))
  await waitFor(() => expect(asked()).toBe(2))
  page.live.line().drop()
  page.clock.advance(1_000)
  await waitFor(() => expect(asked()).toBe(3))
})

it('reads again with the connection what failed while the server was away [S-337] [O-075]', async () => {
  const page = await openPage()
  const notes = () => screen.findByRole('textbox', { name: 'Notes' })
  await waitFor(async () => expect(await notes()).not.toHaveAttribute('readonly'))
  let isAway = true
  page.api.answer({
    getVehicleInfo: () =>
      isAway
        ? problem(503, 'Service Unavailable')
        : { currentVehicle: wireVehicle(), replacementVehicle: null },
  })
  page.live.line().drop()
  await page.user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(async () => expect(await notes()).toHaveAttribute('readonly'))
  isAway = false
  page.clock.advance(1_000)
  await waitFor(async () => expect(await notes()).not.toHaveAttribute('readonly'))
})

it('takes No Longer Owns at once, and tells the store of its own [O-159] [OP-040] [S-348]', async () => {
  const page = await openPage()
  await waitFor(() => expect(page.section()).toBeDefined())
  page.store.dispatch(sendNoLongerOwns(opptId))
  expect(page.live.line().frames.at(-1)).toEqual({
    type: 'Message',
    tag: 'STORE_HAR',
    data: { type: 'OPPT_NLO', payload: { opptId } },
  })
  const payload = { opptId, hyperionId: 'HAR', statusCode: 'NLO', message: 'Sold it.' } as const
  await page.receive(eventOf({ type: 'OPPT_NLO', payload }))
  expect(page.section()?.statusCode).toBe('NLO')
})

it('listens to the store of an opportunity that is not of the active store [D-40]', async () => {
  const page = await openPage({ getOpportunity: () => wireSection(opptId, { hyperionId: 'BLR' }) })
  await waitFor(() =>
    expect(page.store.getState().appConfig.liveTags).toEqual(['STORE_HAR', 'STORE_BLR', 'USER_ann.lee']),
  )
  await page.user.click(navigationLink('Service Log'))
  await waitFor(() => expect(page.store.getState().appConfig.liveTags).toEqual(['STORE_HAR', 'USER_ann.lee']))
})

it('reads vehicles and payments again when another replacement was found [L-390] [O-113]', async () => {
  const page = await openPage()
  await waitFor(() => expect(page.section()?.lockedUserId).toBe('ann.lee'))
  const { getPaymentInfo, getVehicleInfo } = opportunityApi.endpoints
  const shown = () =>
    [getVehicleInfo, getPaymentInfo].map((section) =>
      section.select({ params: { opptId } })(page.store.getState()),
    )
  await waitFor(() => expect(shown().every(({ isSuccess }) => isSuccess)).toBe(true))
  page.api.answer({
    getVehicleInfo: () => ({ currentVehicle: wireVehicle(), replacementVehicle: null }),
    getPaymentInfo: () => ({ financeLender: null, leaseLender: null, selectedPayoff: null }),
  })
  await page.receive(
    eventOf({
      type: 'OPPT_REPLACEMENT',
      payload: {
        opptId,
        hyperionId: 'HAR',
        paymentDifferenceFinance: null,
        paymentDifferenceLease: null,
        replVehStockNo: 'TM6S0233',
        rowVersion: 5,
      },
    }),
  )
  await waitFor(() =>
    expect(shown().map(({ data }) => data)).toMatchObject([
      { replacementVehicle: null },
      { financeLender: null, leaseLender: null },
    ]),
  )
})
