import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import type { SavedSearch } from '@retain/domain/work-log/saved-search/savedSearch'
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listViewed } from '../../../list/address/listViewsSlice'
import { hookAt, type HookOptions } from '../../../testing/hookAt'
import { logContext } from '../../../testing/logContext'
import { wireSearch } from '../../../testing/wireSearch'
import { useFilteredView } from './useFilteredView'

type Searches = readonly SavedSearch[] | null

const own = wireSearch({ values: { eqRangeFrom: '2500' } })
const byDefault = wireSearch({
  savedSearchId: '1',
  isDefault: true,
  showAdvanced: true,
  values: { mileageTo: '9000', shoeSize: '9' },
})
const defaultSearches = [byDefault]
const printed = '/app/log?orderBy=equityAmount&orderDirection=desc'
const mileage = { from: '', to: '9000' }
const equity = { from: '2500', to: '' }

/** The view of the Equity Log while the saved searches are these. */
function openView(searches: Searches, options: HookOptions<{ readonly searches: Searches }> = {}) {
  const app = hookAt(
    (of: { readonly searches: Searches }) => useFilteredView(equityLog, logContext, of.searches),
    { initialProps: { searches }, ...options },
  )
  return { ...app, load: (next: Searches) => app.rerender({ searches: next }) }
}
const seenBefore = (store: Parameters<NonNullable<HookOptions['before']>>[0]) =>
  store.dispatch(
    listViewed({ listId: 'EQLOG', hyperionId: 'HAR', query: '?orderBy=year&orderDirection=asc' }),
  )

describe('on first load', () => {
  it('is not settled while the saved searches are being loaded, and then has the first default one [L-048] [L-049]', () => {
    const { result, address, load } = openView(null)
    expect(result.current).toMatchObject({ isSettled: false, first: null, view: { filters: {} } })
    expect(address()).toBe('/app/log')
    load([own, byDefault])
    expect(result.current).toMatchObject({
      isSettled: true,
      view: { filters: { mileage }, savedSearchId: '1' },
    })
    expect(address()).toBe(`${printed}&savedSearchId=1&mileageTo=9000`)
  })

  it('says whether the panel is open, and which filters exist no longer', () => {
    const first: unknown[] = []
    hookAt(() => {
      const { first: opened } = useFilteredView(equityLog, logContext, defaultSearches)
      first.push(opened)
    })
    expect(first[0]).toMatchObject({ isPanelOpen: true, dropped: ['shoeSize'] })
    expect(first.at(-1)).toBeNull()
  })

  it('has the filters of the address without waiting for the saved searches [L-478]', () => {
    const { result } = openView(null, { at: `${printed}&yearFrom=2018` })
    expect(result.current).toMatchObject({
      isSettled: true,
      view: { filters: { year: { from: '2018', to: '' } } },
    })
  })

  it('has no filters where there is no default search [L-025]', () => {
    const { result } = openView([own])
    expect(result.current).toMatchObject({ isSettled: true, view: { filters: {}, savedSearchId: null } })
  })
})

describe('later', () => {
  it('is the last view in this store, without the default search [L-479]', () => {
    const { result } = openView([byDefault], { before: seenBefore })
    expect(result.current).toMatchObject({
      isSettled: true,
      first: null,
      view: { sort: { orderBy: 'year' }, filters: {}, savedSearchId: null },
    })
  })

  it('follows the address', async () => {
    const { result, router } = openView([own], { before: seenBefore })
    await act(() => router.navigate(`${printed}&eqRangeFrom=2500`))
    expect(result.current.view.filters).toEqual({ equity })
  })

  it('shows another view', () => {
    const { result, address } = openView([own], { before: seenBefore })
    act(() => result.current.show({ ...result.current.view, page: 2 }))
    expect(address()).toMatch(/pageNumber=2$/)
  })
})

describe('the selected search', () => {
  const at = `${printed}&savedSearchId=7&eqRangeFrom=2500`

  it('is that of the address, unless it is not among those that are loaded [L-481]', () => {
    const { result, address, load } = openView(null, { at, before: seenBefore })
    expect(result.current.view.savedSearchId).toBe('7')
    load([own])
    expect(result.current.view.savedSearchId).toBe('7')
    expect(address()).toBe(at)
    const { result: other, address: corrected } = openView([byDefault], { at, before: seenBefore })
    expect(other.current.view).toMatchObject({ savedSearchId: null, filters: { equity } })
    expect(corrected()).toBe(`${printed}&eqRangeFrom=2500`)
  })

  it('stays known when it is deleted, as the command that deletes it opens another view', () => {
    const { result, load } = openView([own, byDefault], { at, before: seenBefore })
    load([byDefault])
    expect(result.current.view.savedSearchId).toBe('7')
    load([wireSearch({ savedSearchId: '8' })])
    expect(result.current.view.savedSearchId).toBe('7')
  })

  it('may be one that was saved meanwhile', async () => {
    const { result, load, router } = openView([byDefault], { before: seenBefore })
    load([byDefault, own])
    await act(() => router.navigate(at))
    expect(result.current.view.savedSearchId).toBe('7')
  })

  it('is the same view while nothing changes', () => {
    const { result, load } = openView([own], { at, before: seenBefore })
    const { view } = result.current
    load([own])
    expect(result.current.view).toBe(view)
  })
})
