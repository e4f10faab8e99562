import fc from 'fast-check'
import { expect, it } from 'vitest'
import { afterChanges, settingEffects } from './settingEffects'
import { brandScope, globalScope, marketScope, settingInForce, storeScope } from './settingScope'

const har = { hyperionId: 'HAR', marketId: 'M-EAST', brandIds: ['Subaru', 'Mazda'] }
const blr = { hyperionId: 'BLR', marketId: 'M-EAST', brandIds: ['Mazda'] }
const places = [har, blr]
const open = { isLocked: false }

it('a value reaches the stores that have none nearer', () => {
  const stored = [{ ...storeScope('HAR'), settingValue: '10', ...open }]
  expect(settingEffects(stored, [{ ...marketScope('M-EAST'), settingValue: '20' }], places)).toEqual([
    {
      hyperionId: 'BLR',
      from: { settingValue: null, isLocked: false },
      to: { settingValue: '20', isLocked: false },
    },
  ])
})

it('a value that is removed gives way to the next one', () => {
  const stored = [
    { ...storeScope('HAR'), settingValue: '10', ...open },
    { ...brandScope('Subaru'), settingValue: '15', ...open },
  ]
  expect(settingEffects(stored, [{ ...storeScope('HAR'), settingValue: null }], places)).toMatchObject([
    { hyperionId: 'HAR', from: { settingValue: '10' }, to: { settingValue: '15' } },
  ])
})

it('a lock reaches what lies below and changes no value', () => {
  const stored = [{ ...storeScope('HAR'), settingValue: '10', ...open }]
  const effects = settingEffects(stored, [{ ...globalScope, isLocked: true }], places)
  expect(effects.map(({ hyperionId, to }) => [hyperionId, to.settingValue, to.isLocked])).toEqual([
    ['HAR', '10', true],
    ['BLR', null, true],
  ])
})

it('nothing is told of what stays the same', () => {
  const stored = [{ ...globalScope, settingValue: '10', ...open }]
  expect(settingEffects(stored, [{ ...globalScope, settingValue: '10' }], places)).toEqual([])
  expect(settingEffects(stored, [], places)).toEqual([])
})

it('what is told is what the precedence says after the changes', () => {
  const scope = fc.constantFrom(
    ...[storeScope('HAR'), storeScope('BLR'), marketScope('M-EAST'), brandScope('Mazda'), globalScope],
  )
  const value = fc.constantFrom(null, '1', '2')
  const rows = fc.uniqueArray(fc.tuple(scope, value), { selector: ([one]) => JSON.stringify(one) })
  fc.assert(
    fc.property(rows, rows, (before, changed) => {
      const stored = before.map(([one, settingValue]) => ({ ...one, settingValue, ...open }))
      const changes = changed.map(([one, settingValue]) => ({ ...one, settingValue }))
      const told = new Map(settingEffects(stored, changes, places).map((one) => [one.hyperionId, one]))
      for (const place of places) {
        const from = settingInForce(stored, place)?.settingValue ?? null
        const to = settingInForce(afterChanges(stored, changes), place)?.settingValue ?? null
        expect(told.get(place.hyperionId)?.to.settingValue).toBe(from === to ? undefined : to)
      }
    }),
  )
})
