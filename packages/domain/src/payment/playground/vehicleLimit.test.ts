import fc from 'fast-check'
import { expect, it } from 'vitest'
import { trimmed, vehicleLimit } from './vehicleLimit'

it('two vehicles can be added, three while the replacement is hidden [OP-080]', () => {
  expect([vehicleLimit(false), vehicleLimit(true)]).toEqual([2, 3])
})

it('the ones added last stay, in order [OP-081]', () => {
  expect(trimmed(['A', 'B', 'C'], false)).toEqual(['B', 'C'])
  expect(trimmed(['A', 'B', 'C', 'D'], true)).toEqual(['B', 'C', 'D'])
  expect(trimmed([], true)).toEqual([])
})

it('trimming twice changes nothing, and less room never keeps more', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.boolean(), (added, isHidden) => {
      const once = trimmed(added, isHidden)
      expect(trimmed(once, isHidden)).toEqual(once)
      expect(once).toHaveLength(Math.min(added.length, vehicleLimit(isHidden)))
      expect(trimmed(once, false)).toEqual(trimmed(added, false))
    }),
  )
})
