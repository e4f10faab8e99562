import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hookAt } from '../../testing/hookAt'
import { useOpportunityTab } from './useOpportunityTab'

const pathname = '/app/opportunity/17'
const state = { listQuery: '?pageNumber=2' }

it.each([
  ['', 'call'],
  ['?tab=history', 'history'],
  ['?tab=shoes', 'call'],
])('is that of the address: %s', (search, tab) => {
  const { result } = hookAt(useOpportunityTab, { at: pathname + search })
  expect(result.current[0]).toBe(tab)
})

it('takes the place of the present address, with its query and history state [D-49]', () => {
  const { result, router, address } = hookAt(useOpportunityTab, {
    at: { pathname, search: '?source=EQLOG', state },
  })
  act(() => result.current[1]('history'))
  expect(result.current[0]).toBe('history')
  expect(address()).toBe(`${pathname}?source=EQLOG&tab=history`)
  expect(router.state).toMatchObject({
    historyAction: 'REPLACE',
    preventScrollReset: true,
    location: { state },
  })
})

it('leaves the address bare for the first tab', () => {
  const { result, address } = hookAt(useOpportunityTab, { at: `${pathname}?tab=history` })
  act(() => result.current[1]('call'))
  expect(address()).toBe(pathname)
  act(() => result.current[1]('email'))
  expect(address()).toBe(`${pathname}?tab=email`)
})

it('has one function until the address changes', async () => {
  const { result, rerender, router, address } = hookAt(useOpportunityTab, { at: pathname })
  const [, show] = result.current
  rerender()
  expect(result.current[1]).toBe(show)
  await act(() => router.navigate('/app/opportunity/18?source=SVCLOG'))
  act(() => result.current[1]('email'))
  expect(address()).toBe('/app/opportunity/18?source=SVCLOG&tab=email')
})
