import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import type { FilterPanel } from '@retain/domain/work-log/filters/panel/filterPanel'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { held, problem, type FakeAnswers } from '../../../testing/fakeApi'
import { hookAt } from '../../../testing/hookAt'
import { wireSearch } from '../../../testing/wireSearch'
import { useSearchCommands } from './useSearchCommands'

type Panel = FilterPanel<typeof equityLogFilters>

const filters = { mileage: { from: '', to: '9000' } }
const panel: Panel = { filters, cleanFilter: {}, lastRun: {}, savedSearchId: null, showAdvanced: true }
const own = wireSearch({ version: 4 })
const byDefault = wireSearch({
  savedSearchId: '1',
  name: 'In equity',
  isDefault: true,
  values: { eqRangeFrom: '2500' },
})
const fails = () => problem(500, 'Internal Server Error')
/** What the panel is after its filters were saved. */
const settled = (savedSearchId: string): Panel => ({
  filters,
  cleanFilter: filters,
  lastRun: filters,
  savedSearchId,
  showAdvanced: true,
})

/** The commands of a panel with two saved searches. */
function openCommands(answers: FakeAnswers) {
  const run = vi.fn<(next: Panel) => void>()
  const app = hookAt(() => useSearchCommands(equityLogFilters, panel, [own, byDefault], run), { answers })
  const toasts = () => app.store.getState().toasts.map(({ type, label, timeout }) => [type, label, timeout])
  return { ...app, run, toasts, commands: () => app.result.current }
}

describe('saving', () => {
  it('sends the filters under their new name, says so, and runs them as that search [L-060] [L-487]', async () => {
    const { api, commands, run, toasts } = openCommands({
      saveSearch: () => ({ ...own, savedSearchId: '8' }),
    })
    expect(await act(() => commands().saveNew('Far'))).toBe(true)
    const [call] = api.callsOf('saveSearch')
    expect(call?.body).toMatchObject({
      searchType: 'EQLOG',
      name: 'Far',
      filter: { values: { mileageTo: '9000' }, showAdvanced: true },
    })
    expect(call?.body).not.toHaveProperty('savedSearchId')
    expect(call?.headers).not.toHaveProperty('if-match')
    expect(toasts()).toEqual([['success', 'Log Search Saved', 2000]])
    expect(run).toHaveBeenCalledExactlyOnceWith(settled('8'))
  })

  it('over a search sends its id, name and version [L-486]', async () => {
    const { api, commands, run } = openCommands({ saveSearch: () => ({ ...own, version: 5 }) })
    expect(await act(() => commands().update(own))).toBe(true)
    const [call] = api.callsOf('saveSearch')
    expect(call?.body).toMatchObject({
      savedSearchId: '7',
      name: 'High equity',
      filter: { values: { mileageTo: '9000' } },
    })
    expect(call?.headers).toMatchObject({ 'if-match': '"4"' })
    expect(run).toHaveBeenCalledExactlyOnceWith(settled('7'))
  })

  it('that fails leaves the filters as they are', async () => {
    const { commands, run, toasts } = openCommands({ saveSearch: fails })
    expect(await act(() => commands().saveNew('Far'))).toBe(false)
    expect(run).not.toHaveBeenCalled()
    expect(toasts().map(([type]) => type)).toEqual(['error'])
  })
})

describe('deleting', () => {
  it('says so, and runs the first default search of those left [L-488]', async () => {
    const { api, commands, run, toasts } = openCommands({ deleteSavedSearch: () => null })
    expect(await act(() => commands().remove(own))).toBe(true)
    expect(api.callsOf('deleteSavedSearch').map(({ url }) => url)).toEqual([
      '/api/opportunity/saved-search/7',
    ])
    expect(toasts()).toEqual([['success', 'Log Search Deleted', 2000]])
    expect(run).toHaveBeenCalledOnce()
    expect(run.mock.calls[0]?.[0]).toMatchObject({
      savedSearchId: '1',
      lastRun: { equity: { from: '2500', to: '' } },
    })
  })

  it('of the only default search leaves none', async () => {
    const { commands, run } = openCommands({ deleteSavedSearch: () => null })
    expect(await act(() => commands().remove(byDefault))).toBe(true)
    expect(run.mock.calls[0]?.[0]).toMatchObject({ savedSearchId: null, lastRun: {} })
  })

  it('that fails runs nothing', async () => {
    const { commands, run, toasts } = openCommands({ deleteSavedSearch: fails })
    expect(await act(() => commands().remove(own))).toBe(false)
    expect(run).not.toHaveBeenCalled()
    expect(toasts().map(([type]) => type)).toEqual(['error'])
  })
})

it.each([
  ['saving', 'saveSearch', own],
  ['deleting', 'deleteSavedSearch', null],
] as const)('is busy while it is %s', async (_deed, name, answer) => {
  const answering = held(() => answer)
  const { commands } = openCommands({ [name]: answering.answer })
  expect(commands().isBusy).toBe(false)
  act(() => void (name === 'saveSearch' ? commands().saveNew('Far') : commands().remove(own)))
  await waitFor(() => expect(commands().isBusy).toBe(true))
  answering.release()
  await waitFor(() => expect(commands().isBusy).toBe(false))
})
