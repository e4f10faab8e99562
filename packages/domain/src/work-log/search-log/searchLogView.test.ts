import { expect, it } from 'vitest'
import { parseSearchLogView, printSearchLogPersonFilters, printSearchLogView } from './searchLogView'

it('keeps the text beside the address and reads it back; the address has no word of it [L-548]', () => {
  const view = { ...parseSearchLogView('', undefined), typed: "O'Brien 555-0101" }
  const query = printSearchLogView(view)
  expect(query).toBe('orderBy=equityAmount&orderDirection=desc')
  expect(parseSearchLogView(`?${query}`, printSearchLogPersonFilters(view))).toEqual(view)
})

it('keeps a text of up to 200 signs by its name', () => {
  const typed = 'a'.repeat(200)
  const beside = printSearchLogPersonFilters({ filters: {}, typed })
  expect(beside).toEqual({ quickSearch: typed })
  expect(parseSearchLogView('', beside).typed).toBe(typed)
})

it('keeps filters that name people beside the address too, each apart from the text', () => {
  const beside = printSearchLogPersonFilters({ filters: { oppOwner: ['Ann Lee'] }, typed: null })
  expect(beside).not.toHaveProperty('quickSearch')
  expect(parseSearchLogView('', beside)).toMatchObject({ filters: { oppOwner: ['Ann Lee'] }, typed: null })
})

it('has no saved searches, whatever an address says [L-481]', () => {
  expect(parseSearchLogView('?savedSearchId=7', undefined).savedSearchId).toBeNull()
})

it.each([
  [undefined],
  [null],
  ['Smith'],
  [{ quickSearch: 7 }],
  [{ quickSearch: '  ' }],
  [{ quickSearch: 'a'.repeat(201) }],
])('passes over what is no text: %j', (beside) => {
  expect(parseSearchLogView('', beside).typed).toBeNull()
})
