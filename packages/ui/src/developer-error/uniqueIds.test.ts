import { afterEach, expect, it, vi } from 'vitest'
import { uniqueIds } from './uniqueIds'

afterEach(() => vi.unstubAllEnvs())

const items = [{ id: 'a' }, { id: 'b' }, { id: 'a' }]

it('names the component and the id that came twice', () => {
  expect(() => uniqueIds('TagGroup', items)).toThrow('TagGroup has the id "a" twice')
})

it('takes the first of two in production', () => {
  vi.stubEnv('NODE_ENV', 'production')
  expect(uniqueIds('TagGroup', items)).toEqual([{ id: 'a' }, { id: 'b' }])
})

it('leaves entries of their own as they are', () => {
  expect(uniqueIds('TagGroup', items.slice(0, 2))).toEqual([{ id: 'a' }, { id: 'b' }])
})
