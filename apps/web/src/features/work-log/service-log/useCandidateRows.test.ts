import { act, waitFor } from '@testing-library/react'
import { serviceLog } from '@retain/domain/work-log/service-log/serviceLog'
import { afterEach, expect, it, vi } from 'vitest'
import { held, problem, type FakeAnswers } from '../../../testing/fakeApi'
import { hookAt } from '../../../testing/hookAt'
import { logContext } from '../../../testing/logContext'
import { wireCandidate } from '../../../testing/serviceFixtures'
import { useCandidateRows } from './useCandidateRows'

afterEach(() => void vi.useRealTimers())

/** The candidates above a page of the Service Log, as its address says. */
function openCandidates(query: string, answers: FakeAnswers = {}) {
  const app = hookAt(
    (address: string) => useCandidateRows(serviceLog.address.read(address, null, logContext), logContext),
    { initialProps: query, answers: { listCandidates: () => [wireCandidate('1')], ...answers } },
  )
  return {
    ...app,
    shown: () => app.result.current.rows.map(({ customerName }) => customerName),
    isSettled: () => app.result.current.isSettled,
    isAsked: () => app.api.callsOf('listCandidates').length > 0,
  }
}

it('are above the first page once they are loaded [L-523]', async () => {
  const candidates = held(() => [wireCandidate('1'), wireCandidate('2')])
  const { shown, isSettled, rerender, result } = openCandidates('', { listCandidates: candidates.answer })
  expect([shown(), isSettled()]).toEqual([[], false])
  await act(async () => candidates.release())
  await waitFor(() => expect(isSettled()).toBe(true))
  expect(shown()).toEqual(['Candidate 1', 'Candidate 2'])
  const { rows } = result.current
  rerender('')
  expect(result.current.rows).toBe(rows)
  rerender('?pageNumber=2')
  expect([shown(), isSettled()]).toEqual([[], true])
})

it('are none and not asked for where the filters leave them out [L-525]', () => {
  const { shown, isSettled, isAsked } = openCandidates('?dealType=Lease')
  expect([shown(), isSettled(), isAsked()]).toEqual([[], true, false])
})

it('are none where they cannot be loaded', async () => {
  const { shown, isSettled } = openCandidates('', {
    listCandidates: () => problem(500, 'Internal Server Error'),
  })
  await waitFor(() => expect(isSettled()).toBe(true))
  expect(shown()).toEqual([])
})

it('are asked for again once they are old', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { api, isSettled, rerender } = openCandidates('')
  await waitFor(() => expect(isSettled()).toBe(true))
  vi.setSystemTime(Date.now() + 10 * 60_000)
  rerender('?dealType=Lease')
  rerender('')
  await waitFor(() => expect(api.callsOf('listCandidates')).toHaveLength(2))
})
