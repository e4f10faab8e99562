import { expect, it } from 'vitest'
import { logContextOn } from '../../../cases/logContext'
import { searchLog } from './searchLog'

const context = logContextOn('2024-03-05')
const read = (query: string, personFilters: unknown) => searchLog.address.read(query, personFilters, context)
const print = (view: ReturnType<typeof read>) => searchLog.address.print(view, context)

it('keeps the text beside the address and reads it back; the address has no word of it [L-548]', () => {
  const view = { ...read('', undefined), typed: "O'Brien 555-0101" }
  const { query, personFilters } = print(view)
  expect(query).toBe('orderBy=equityAmount&orderDirection=desc')
  expect(read(`?${query}`, personFilters)).toEqual(view)
})

it('keeps a text of up to 200 signs by its name', () => {
  const typed = 'a'.repeat(200)
  const { personFilters: beside } = print({ ...read('', undefined), typed })
  expect(beside).toEqual({ quickSearch: typed })
  expect(read('', beside).typed).toBe(typed)
})

it('keeps filters that name people beside the address too, each apart from the text', () => {
  const { personFilters: beside } = print({ ...read('', undefined), filters: { oppOwner: ['Ann Lee'] } })
  expect(beside).not.toHaveProperty('quickSearch')
  expect(read('', beside)).toMatchObject({ filters: { oppOwner: ['Ann Lee'] }, typed: null })
})

it('has no saved searches, whatever an address says [L-481]', () => {
  expect(read('?savedSearchId=7', undefined).savedSearchId).toBeNull()
})

it.each([
  [undefined],
  [null],
  ['Smith'],
  [{ quickSearch: 7 }],
  [{ quickSearch: '  ' }],
  [{ quickSearch: 'a'.repeat(201) }],
])('passes over what is no text: %j', (beside) => {
  expect(read('', beside).typed).toBeNull()
})
