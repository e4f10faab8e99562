import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  brandScope,
  globalScope,
  isSameScope,
  marketScope,
  scopeName,
  scopesOf,
  settingInForce,
  settingLevel,
  settingLevels,
  storeScope,
  type SettingPlace,
  type SettingScope,
} from './settingScope'

const place: SettingPlace = { hyperionId: 'HAR', marketId: 'M-EAST', brandIds: ['Subaru', 'Mazda'] }
const scopes = [
  storeScope('HAR'),
  marketScope('M-EAST'),
  brandScope('Subaru'),
  brandScope('Mazda'),
  globalScope,
]
const valued = (scope: SettingScope) => ({ ...scope, settingValue: scopeName(scope) })
const nearestFirst = scopes.map(valued)

describe('the level of a value', () => {
  it.each<[SettingScope, string]>([
    [storeScope('HAR'), 'store:HAR'],
    [marketScope('M-EAST'), 'market:M-EAST'],
    [brandScope('Mazda'), 'brand:Mazda'],
    [globalScope, 'global:0000'],
    [{ hyperionId: null, marketId: null, brandId: null }, 'global:0000'],
    [{ hyperionId: '', marketId: '', brandId: '' }, 'global:0000'],
    [{ hyperionId: '', marketId: 'M-EAST', brandId: 'Mazda' }, 'market:M-EAST'],
    [{ hyperionId: 'HAR', marketId: 'M-EAST', brandId: 'Mazda' }, 'store:HAR'],
    [{ hyperionId: '0000', marketId: 'M-EAST', brandId: null }, 'global:0000'],
  ])('of %o is that of %s', (scope, name) => {
    expect(scopeName(scope)).toBe(name)
    expect(settingLevel(scope)).toBe(name.split(':')[0])
  })

  it('tells two scopes apart by level and id', () => {
    expect(isSameScope(storeScope('HAR'), storeScope('HAR'))).toBe(true)
    expect(isSameScope(storeScope('HAR'), storeScope('BLR'))).toBe(false)
    expect(isSameScope(storeScope('X'), marketScope('X'))).toBe(false)
  })

  it('is one of four, the most specific first', () => {
    expect(settingLevels).toEqual(['store', 'market', 'brand', 'global'])
  })
})

describe('what counts for a store', () => {
  it('is what is stored nearest to it: store, market, its brands in their order, 0000', () => {
    expect(scopesOf(place)).toEqual(scopes)
    for (const [at, scope] of nearestFirst.entries())
      expect(settingInForce(nearestFirst.slice(at).reverse(), place)).toBe(scope)
  })

  it('is nothing when nothing is stored for it', () => {
    expect(settingInForce([], place)).toBeNull()
    const elsewhere = [storeScope('BLR'), marketScope('M-WEST'), brandScope('Ford')].map(valued)
    expect(settingInForce(elsewhere, place)).toBeNull()
  })

  it('is never a lock without a value, nor a value that was removed', () => {
    const locked = { ...storeScope('HAR'), settingValue: null }
    expect(settingInForce([locked], place)).toBeNull()
    expect(settingInForce([locked, ...nearestFirst.slice(1)], place)).toBe(nearestFirst[1])
  })

  it('is for the code 0000 only what everybody has', () => {
    const everybody: SettingPlace = { hyperionId: '0000', marketId: null, brandIds: [] }
    expect(scopesOf(everybody)).toEqual([globalScope])
    expect(settingInForce(nearestFirst, everybody)).toBe(nearestFirst.at(-1))
  })

  it('leaves out a market and brands without a name', () => {
    expect(scopesOf({ hyperionId: 'HAR', marketId: '', brandIds: [''] })).toEqual([
      storeScope('HAR'),
      globalScope,
    ])
  })

  it('does not depend on the order in which values are stored', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(nearestFirst), (stored) => {
        const nearest = nearestFirst.find((scope) => stored.includes(scope)) ?? null
        expect(settingInForce(stored, place)).toBe(nearest)
      }),
    )
  })
})
