import { expect, it } from 'vitest'
import { tabAfterContact } from './afterContact'
import { callResults } from './call/callVocabulary'

it('a contact switches to History, and to Create Lead when that is its result [OP-020] [OP-021]', () => {
  const results = [null, ...callResults]
  expect(results.filter((result) => tabAfterContact(result) === 'lead')).toEqual(['Create a Lead'])
  expect(tabAfterContact(null)).toBe('history')
})
