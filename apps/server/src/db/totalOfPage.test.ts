import { expect, it } from 'vitest'
import { totalOfPage } from './totalOfPage'

const notAsked = () => Promise.reject(new Error('counted'))

it('the rows of a page say how many the list has', async () => {
  expect(await totalOfPage([{ total: 7 }, { total: 7 }], { offset: 50 }, notAsked)).toBe(7)
})

it('an empty first page says that there are none, without being counted', async () => {
  expect(await totalOfPage([], { offset: 0 }, notAsked)).toBe(0)
})

it('beyond the end the list is counted', async () => {
  expect(await totalOfPage([], { offset: 50 }, () => Promise.resolve(12))).toBe(12)
})
