import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hookAt } from '../../../../testing/hookAt'
import { wireSearch } from '../../../../testing/wireSearch'
import { panelToggled, selectEdits, selectIsPanelOpen } from './logPanelsSlice'
import { useFilterPanel, type PanelSource } from './useFilterPanel'

type Source = PanelSource<typeof equityLogFilters>

const equity = { from: '2500', to: '' }
const source: Source = {
  log: 'EQLOG',
  catalogue: equityLogFilters,
  hyperionId: 'HAR',
  lastRun: {},
  selected: null,
}
const own = wireSearch({ values: { eqRangeFrom: '2500' } })

/** The filter panel of the Equity Log. */
function openPanel(first: Partial<Source> = {}) {
  const app = hookAt((of: Source) => useFilterPanel(of), { initialProps: { ...source, ...first } })
  const { result } = app
  return {
    ...app,
    panel: () => result.current.panel,
    add: (name: string) => act(() => result.current.add(name)),
    change: (name: string, value: Parameters<typeof result.current.change>[1]) =>
      act(() => result.current.change(name, value)),
    remove: (name: string) => act(() => result.current.remove(name)),
    draw: (changes: Partial<Source>) => app.rerender({ ...source, ...first, ...changes }),
    edits: () => selectEdits(app.store.getState(), 'EQLOG', 'HAR'),
  }
}

describe('the filters of a panel', () => {
  it('are those that are applied, until they are edited; the applied ones stay meanwhile [L-477]', () => {
    const { panel, add, change, remove } = openPanel({ lastRun: { equity } })
    expect(panel()).toEqual({
      filters: { equity },
      cleanFilter: {},
      lastRun: { equity },
      savedSearchId: null,
      showAdvanced: false,
    })
    add('miles')
    change('miles', '25')
    expect(panel().filters).toEqual({ equity, miles: '25' })
    remove('equity')
    expect(panel()).toMatchObject({ filters: { miles: '25' }, lastRun: { equity } })
  })

  it('take edits that follow one another before they are drawn', () => {
    const { panel, result } = openPanel()
    act(() => {
      result.current.add('miles')
      result.current.add('equity')
      result.current.change('miles', '25')
      result.current.remove('equity')
    })
    expect(panel().filters).toEqual({ miles: '25' })
  })

  it('are those of the selected search, with the empty ones that no address has [L-477]', () => {
    const selected = {
      ...own,
      filter: { values: { eqRangeFrom: '2500' }, activeFilters: [{ name: 'color', value: [] }] },
    }
    const { panel } = openPanel({ lastRun: { equity }, selected })
    const whole = { color: [], equity }
    expect(panel()).toMatchObject({
      filters: whole,
      cleanFilter: whole,
      lastRun: whole,
      savedSearchId: '7',
    })
  })

  it('follow a search that is selected later, and edits follow the filters that are applied later', () => {
    const { panel, change, remove, draw } = openPanel()
    draw({ selected: own })
    expect(panel()).toMatchObject({ cleanFilter: { equity }, filters: {} })
    draw({ lastRun: { equity, miles: '25' } })
    change('miles', '30')
    expect(panel().filters).toEqual({ equity, miles: '30' })
    draw({ lastRun: { equity, miles: '35' } })
    remove('equity')
    expect(panel().filters).toEqual({ miles: '35' })
  })

  it('are others than those of the selected search where others are applied', () => {
    const { panel } = openPanel({ lastRun: { miles: '25' }, selected: own })
    expect(panel()).toMatchObject({
      filters: { miles: '25' },
      cleanFilter: { equity },
      lastRun: { miles: '25' },
    })
  })

  it('are what is applied again once the edits are dropped', () => {
    const { panel, add, result, edits } = openPanel({ lastRun: { equity } })
    add('miles')
    act(() => result.current.dropEdits())
    expect(panel().filters).toEqual({ equity })
    expect(edits()).toBeNull()
  })
})

describe('edits are dropped', () => {
  it.each<readonly [string, Partial<Source>]>([
    ['other filters are applied', { lastRun: { year: { from: '2018', to: '' } } }],
    ['another search is selected', { selected: wireSearch({ savedSearchId: '8' }) }],
  ])('when %s', async (_when, changes) => {
    const { panel, add, draw, edits } = openPanel()
    add('miles')
    draw(changes)
    expect(panel().filters).toEqual(changes.lastRun ?? {})
    await waitFor(() => expect(edits()).toBeNull())
  })

  it('by no filters that say the same', () => {
    const { panel, add, draw } = openPanel({ lastRun: { equity } })
    add('miles')
    draw({ lastRun: { equity: { ...equity } } })
    expect(panel().filters).toEqual({ equity, miles: '' })
  })
})

describe('a list below another', () => {
  it('loses what is no longer offered, and keeps the rest', async () => {
    const { panel, change, result } = openPanel({ lastRun: { make: ['12', '13'], model: ['7', '8'] } })
    await waitFor(() => expect(result.current.choicesOf('model').status).toBe('ready'))
    await waitFor(() => expect(result.current.choicesOf('make').status).toBe('ready'))
    change('make', ['13'])
    expect(panel().filters).toEqual({ make: ['13'], model: ['8'] })
  })
})

describe('the panel of a log in a store', () => {
  it('opens and closes', () => {
    const { panel, result, store } = openPanel()
    act(() => result.current.setOpen(true))
    expect(panel().showAdvanced).toBe(true)
    expect(selectIsPanelOpen(store.getState(), 'EQLOG', 'HAR')).toBe(true)
    act(() => result.current.setOpen(false))
    expect(panel().showAdvanced).toBe(false)
  })

  it('is another one in another store, and of another log', () => {
    const { panel, add, draw, result, store } = openPanel()
    act(() => void store.dispatch(panelToggled({ log: 'SVCLOG', hyperionId: 'BLR', isOpen: true })))
    add('miles')
    draw({ hyperionId: 'BLR' })
    expect(panel()).toMatchObject({ filters: {}, showAdvanced: false })
    draw({ log: 'SVCLOG', hyperionId: 'BLR' })
    expect(panel().showAdvanced).toBe(true)
    add('equity')
    act(() => result.current.setOpen(false))
    expect(panel()).toMatchObject({ filters: { equity: { from: '', to: '' } }, showAdvanced: false })
    act(() => result.current.dropEdits())
    expect(panel().filters).toEqual({})
    draw({})
    expect(panel().filters).toEqual({ miles: '' })
  })

  it('has stable functions while the user types', () => {
    const { change, result } = openPanel({ lastRun: { miles: '' } })
    const { panel, choicesOf, ...functions } = result.current
    void panel
    change('miles', '2')
    change('miles', '25')
    expect(result.current).toMatchObject(functions)
    expect(result.current.choicesOf).toBe(choicesOf)
    const again = result.current.panel
    act(() => undefined)
    expect(result.current.panel).toBe(again)
  })
})
