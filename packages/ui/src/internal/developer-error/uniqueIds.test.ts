import { expect, it, vi } from 'vitest'
import { uniqueIds } from './uniqueIds'

const items = [{ id: 'a' }, { id: 'b' }, { id: 'a' }]

it('names the component and the id that came twice', () => {
  expect(() => uniqueIds('TagGroup', items)).toThrow('TagGroup has the id "a" twice')
})

it('knows keys as well as ids', () => {
  expect(() => uniqueIds('Menu', [{ key: 'open' }, { key: 'open' }])).toThrow('Menu has the key "open" twice')
})

it('takes the first of two in production', () => {
  vi.stubEnv('NODE_ENV', 'production')
  expect(uniqueIds('TagGroup', items)).toEqual([{ id: 'a' }, { id: 'b' }])
})

it('leaves a list of entries of their own as it is', () => {
  const own = items.slice(0, 2)
  expect(uniqueIds('TagGroup', own)).toBe(own)
})
