import { act, renderHook } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { routedSliceStore } from '../../testing/sliceStore'
import { usePartsView } from './usePartsView'

/** The list of parts at an address. */
function openParts(search: string) {
  let query = search
  const { wrapper } = routedSliceStore([`/${search}`], () => query)
  const { result, rerender } = renderHook(
    () => {
      query = useLocation().search
      return { ...usePartsView(), query }
    },
    { wrapper },
  )
  return { parts: () => result.current, rerender }
}

it('reads the view from the address, and writes into that what it does not say', () => {
  const { parts } = openParts('?maker=Corvo')
  expect(parts().view).toMatchObject({ page: 1, showAll: false, filters: { maker: 'Corvo' } })
  expect(parts().query).toBe('?orderBy=name&orderDirection=asc&maker=Corvo')
})

it('shows another view by its address, and the first page of another filter', () => {
  const { parts } = openParts('')
  act(() => parts().show({ ...parts().view, page: 3, filters: { maker: 'Corvo' } }))
  expect(parts().query).toBe('?orderBy=name&orderDirection=asc&pageNumber=3&maker=Corvo')
  act(() => parts().filter('name', 'bolt'))
  expect(parts().view).toMatchObject({ page: 1, filters: { maker: 'Corvo', name: 'bolt' } })
  expect(parts().query).toBe('?orderBy=name&orderDirection=asc&name=bolt&maker=Corvo')
})

it('gives the same functions and view until the address changes', () => {
  const { parts, rerender } = openParts('?orderBy=name&orderDirection=asc')
  const { view, show, filter } = parts()
  rerender()
  expect(parts().view).toBe(view)
  expect(parts().show).toBe(show)
  expect(parts().filter).toBe(filter)
})
