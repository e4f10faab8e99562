import type { FilterValues } from '@retain/domain/work-log/filters/filterDefinition'
import type { LookupName } from '@retain/domain/work-log/filters/options/lookups'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { held, problem, type FakeAnswers } from '../../../testing/fakeApi'
import { hookAt } from '../../../testing/hookAt'
import { useLookups } from './useLookups'

interface LookupsInput {
  readonly names: readonly LookupName[]
  readonly values?: FilterValues
  readonly hyperionId?: string
}

/** Reads lists as a filter panel does. */
function readLookups(first: LookupsInput, answers: FakeAnswers = {}) {
  const hook = hookAt(
    ({ names, values = {}, hyperionId = 'HAR' }: LookupsInput) => useLookups(names, values, hyperionId),
    { initialProps: first, answers },
  )
  const labels = (name: LookupName) => hook.result.current.options[name]?.map(({ label }) => label)
  const isReady = (name: LookupName) =>
    waitFor(() => expect(hook.result.current.statusOf(name)).toBe('ready'))
  return { ...hook, labels, isReady }
}

const queryOf = ({ url }: { readonly url: string }) => url.split('?')[1]

it('reads a list of the store, and says that it is loading [L-432]', async () => {
  const makes = held(() => [{ makeName: 'Honda', makeId: '12' }])
  const { api, result, labels, isReady } = readLookups({ names: ['makes'] }, { listMakes: makes.answer })
  expect(result.current.statusOf('makes')).toBe('loading')
  expect(result.current.options).toEqual({})
  makes.release()
  await isReady('makes')
  expect(labels('makes')).toContain('Honda')
  expect(api.callsOf('listMakes').map(queryOf)).toEqual(['hyperionId=HAR'])
})

it('requests lists of one answer once', async () => {
  const { api, labels, isReady } = readLookups({ names: ['owners', 'salespersons', 'sellingStores'] })
  await isReady('sellingStores')
  expect([labels('owners'), labels('salespersons')]).toEqual([
    expect.arrayContaining(['Ben Ray']) as unknown,
    expect.arrayContaining(['Ann Lee']) as unknown,
  ])
  expect(api.callsOf('listHyperionFilters')).toHaveLength(1)
})

describe('models and trims', () => {
  it('wait for a make and a model, and are loaded for the chosen ones [L-433] [L-434]', async () => {
    const names = ['models', 'trims'] as const
    const { api, store, result, rerender, isReady } = readLookups({ names })
    expect(names.map(result.current.statusOf)).toEqual(['waiting', 'waiting'])
    act(() => result.current.retry('models'))
    expect(store.getState().api.queries).toEqual({})
    rerender({ names, values: { make: ['12', '13'] } })
    await isReady('models')
    expect(result.current.statusOf('trims')).toBe('waiting')
    rerender({ names, values: { make: ['12', '13'], model: ['7'] } })
    await isReady('trims')
    expect(api.callsOf('listModels').map(queryOf)).toEqual([`makeId=${encodeURIComponent('12,13')}`])
    expect(api.callsOf('listTrims').map(queryOf)).toEqual(['modelId=7'])
  })

  it('do not show those of another make while they are loaded', async () => {
    const { result, rerender, isReady, labels, api } = readLookups({
      names: ['models'],
      values: { make: ['12'] },
    })
    await isReady('models')
    const others = held(() => [{ modelName: 'Camry', modelId: '8', makeName: 'Toyota', makeId: '13' }])
    api.answer({ listModels: others.answer })
    rerender({ names: ['models'], values: { make: ['13'] } })
    expect([result.current.statusOf('models'), labels('models')]).toEqual(['loading', undefined])
    others.release()
    await isReady('models')
    expect(labels('models')?.some((label) => label.includes('Civic'))).toBe(false)
  })
})

it('caches lists: the same one is there at once, that of another store is requested', async () => {
  const { api, result, rerender, isReady } = readLookups({ names: ['makes'] })
  await isReady('makes')
  rerender({ names: [] })
  rerender({ names: ['makes'] })
  expect(result.current.statusOf('makes')).toBe('ready')
  rerender({ names: ['makes'], hyperionId: 'BLR' })
  expect(result.current.statusOf('makes')).toBe('loading')
  await isReady('makes')
  expect(api.callsOf('listMakes').map(queryOf)).toEqual(['hyperionId=HAR', 'hyperionId=BLR'])
})

it('keeps its identity while another filter is edited', async () => {
  const { result, rerender, isReady } = readLookups({ names: ['makes'] })
  await isReady('makes')
  const before = result.current
  rerender({ names: ['makes'], values: { year: { from: '2018', to: '' } } })
  expect(result.current).toBe(before)
})

it('a list that fails does not affect the others, and can be requested again', async () => {
  const { api, result, labels, isReady } = readLookups(
    { names: ['makes', 'lenders'] },
    { listMakes: () => problem(500, 'Internal Server Error') },
  )
  await waitFor(() => expect(result.current.statusOf('makes')).toBe('failed'))
  await isReady('lenders')
  api.answer({ listMakes: () => [{ makeName: 'Honda', makeId: '12' }] })
  act(() => result.current.retry('makes'))
  await isReady('makes')
  expect(labels('makes')).toContain('Honda')
  expect(api.callsOf('listLenders')).toHaveLength(1)
})

it('each list says for itself that it failed, and is requested again for the present store', async () => {
  const { api, result, rerender, isReady } = readLookups(
    { names: ['lenders', 'makes'], hyperionId: 'HAR' },
    { listMakes: () => problem(500, 'Internal Server Error') },
  )
  await waitFor(() => expect(result.current.statusOf('makes')).toBe('failed'))
  await isReady('lenders')
  rerender({ names: ['lenders', 'makes'], hyperionId: 'BLR' })
  await waitFor(() => expect(result.current.statusOf('makes')).toBe('failed'))
  act(() => result.current.retry('makes'))
  await waitFor(() =>
    expect(api.callsOf('listMakes').map(queryOf)).toEqual([
      'hyperionId=HAR',
      'hyperionId=BLR',
      'hyperionId=BLR',
    ]),
  )
})

it('a list that waits for a make is requested by nobody', () => {
  const { api, result } = readLookups({ names: ['models'] })
  act(() => result.current.retry('models'))
  expect(api.names()).toEqual([])
})

it('lists are forgotten some time after nobody needs them, also those that were requested again', async () => {
  const { store, api, result, isReady, unmount } = readLookups({ names: ['makes'] })
  await isReady('makes')
  const known = () => Object.keys(store.getState().api.queries)
  act(() => result.current.retry('makes'))
  await waitFor(() => expect(api.callsOf('listMakes')).toHaveLength(2))
  expect(known()).toHaveLength(1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  unmount()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(known()).toEqual([])
})

it('a list whose refetch fails stays as it is', async () => {
  const { api, result, isReady } = readLookups({ names: ['makes'] })
  await isReady('makes')
  api.answer({ listMakes: () => problem(500, 'Internal Server Error') })
  act(() => result.current.retry('makes'))
  await waitFor(() => expect(api.callsOf('listMakes')).toHaveLength(2))
  expect(result.current.statusOf('makes')).toBe('ready')
})
