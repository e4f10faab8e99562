import { expect, it } from 'vitest'
import { overridesQuery, parseOverridesView, printOverridesView, readScopeName } from './overridesView'
import { brandScope, globalScope, marketScope, scopeName, storeScope } from './settingScope'

const scopes = [storeScope('HAR'), marketScope('M:1'), brandScope('Land Rover'), globalScope]

it('a scope is read from its name', () => {
  expect(scopes.map((scope) => readScopeName(scopeName(scope)))).toEqual(scopes)
  expect([undefined, '', 'store:', 'region:R', 'HAR'].map(readScopeName)).toEqual(Array(5).fill(null))
})

it('a view is read from the address that it was written to', () => {
  const view = parseOverridesView('')
  expect(view).toMatchObject({ page: 1, showAll: false, match: null, isOverridden: null, shown: null })
  expect(printOverridesView(view)).toBe('')
  for (const one of [
    { ...view, match: brandScope('Land Rover'), isOverridden: false, page: 3 },
    { ...view, showAll: true, isOverridden: true, shown: globalScope },
  ])
    expect(parseOverridesView(printOverridesView(one))).toEqual(one)
})

it('wrong input opens the list as it is', () => {
  expect(parseOverridesView('pageNumber=-2&isOverridden=maybe&match=x&scope=y')).toEqual(
    parseOverridesView(''),
  )
})

it('is asked for by 50, or as a whole [O-390]', () => {
  const view = { ...parseOverridesView(''), match: storeScope('HAR'), page: 2 }
  expect(overridesQuery(view)).toEqual({ hyperionId: 'HAR', pageNumber: 2, pageSize: 50 })
  expect(overridesQuery({ ...view, page: 1, showAll: true })).toMatchObject({
    pageNumber: 1,
    pageSize: 10_000,
  })
})
