import { expect, it } from 'vitest'
import { doNotContactWarning, tabAfterContact } from './afterContact'
import { callResults } from './call/callVocabulary'

it('a contact switches to History, and to Create Lead when that is its result [OP-020] [OP-021]', () => {
  const results = [null, ...callResults]
  expect(results.filter((result) => tabAfterContact(result) === 'lead')).toEqual(['Create a Lead'])
  expect(tabAfterContact(null)).toBe('history')
})

it('the warning of Do Not Contact is a fixed text', () => {
  expect(doNotContactWarning).toBe(
    'The customer may be on a Do Not Contact list; contact is allowed only if they serviced or purchased within 18 months.',
  )
})
