import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import type { FilterValues } from '@retain/domain/work-log/filters/filterDefinition'
import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { held, problem, type FakeAnswers } from '../../../testing/fakeApi'
import { hookAt } from '../../../testing/hookAt'
import { useFilterChoices } from './useFilterChoices'

interface Input {
  readonly values: FilterValues
  readonly hyperionId?: string
}

function openChoices(first: FilterValues, answers: FakeAnswers = {}) {
  const initialProps: Input = { values: first }
  const app = hookAt(
    ({ values, hyperionId = 'HAR' }: Input) => useFilterChoices(equityLogFilters, values, hyperionId),
    { initialProps, answers },
  )
  const of = (name: string) => app.result.current(name)
  return {
    ...app,
    of,
    labels: (name: string) => of(name).options.map(({ label }) => label),
    has: (name: string, status: string) => waitFor(() => expect(of(name).status).toBe(status)),
  }
}

it('are there at once for a filter with a list of its own', () => {
  const { of, labels, api } = openChoices({ newUsed: '' })
  expect(labels('newUsed')).toEqual(['New', 'Used'])
  expect(of('newUsed').status).toBe('ready')
  of('newUsed').retry()
  expect(api.names()).toEqual([])
})

it('are loaded for a filter that asks for them, beginning with All', async () => {
  const colors = held(() => [{ colorName: 'Red' }])
  const { of, labels, has } = openChoices({ color: [] }, { listColors: colors.answer })
  expect(of('color').status).toBe('loading')
  colors.release()
  await has('color', 'ready')
  expect(labels('color')).toEqual(['All', 'Red'])
})

it('are those of the store, and of the filters that are active', async () => {
  const { api, rerender, has, of } = openChoices({ make: [] })
  await has('make', 'ready')
  rerender({ values: { make: [] }, hyperionId: 'BLR' })
  await has('make', 'ready')
  expect(api.callsOf('listMakes').map(({ url }) => url.split('?')[1])).toEqual([
    'hyperionId=HAR',
    'hyperionId=BLR',
  ])
  expect(of('color').options).toEqual([])
  rerender({ values: { make: [], color: [] }, hyperionId: 'BLR' })
  await has('color', 'ready')
  expect(of('color').options).not.toEqual([])
})

it('wait for what is chosen above them', async () => {
  const { of, rerender, has } = openChoices({ make: [], model: [] })
  expect(of('model').status).toBe('waiting')
  rerender({ values: { make: ['12'], model: [] } })
  await has('model', 'ready')
})

it('are requested again where they could not be loaded', async () => {
  const { api, of, labels, has } = openChoices(
    { color: [], make: [] },
    { listColors: () => problem(500, 'Internal Server Error') },
  )
  await has('color', 'failed')
  await has('make', 'ready')
  api.answer({ listColors: () => [{ colorName: 'Red' }] })
  act(() => of('color').retry())
  await has('color', 'ready')
  expect(labels('color')).toContain('Red')
  expect(api.callsOf('listMakes')).toHaveLength(1)
})

it.each(['shoeSize', 'apr'])('are none for a filter without any: %s', (name) => {
  const { of, api } = openChoices({ [name]: '' })
  expect(of(name)).toMatchObject({ options: [], status: 'ready' })
  of(name).retry()
  expect(of('never').status).toBe('ready')
  expect(of('never').options).toEqual([])
  of('never').retry()
  expect(api.names()).toEqual([])
})

it('keep their identity while the user types', () => {
  const { result, rerender } = openChoices({ newUsed: '', miles: '2' })
  const before = result.current
  rerender({ values: { newUsed: '', miles: '25' } })
  expect(result.current).toBe(before)
})
