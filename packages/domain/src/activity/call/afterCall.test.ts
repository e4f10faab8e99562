import { expect, it } from 'vitest'
import { announcesNoLongerOwns, callSavedText, opensDoNotCall } from './afterCall'
import { callResults } from './callVocabulary'

const results = [null, ...callResults]

it('a saved call says so', () => {
  expect(callSavedText).toBe('Call saved')
})

it('only Do Not Contact opens the do-not-call address', () => {
  expect(results.filter(opensDoNotCall)).toEqual(['Do Not Contact'])
})

it('only No Longer Owns is announced, and only with the id that was answered', () => {
  expect(results.filter((result) => announcesNoLongerOwns(result, '42'))).toEqual(['No Longer Owns'])
  expect(results.filter((result) => announcesNoLongerOwns(result, null))).toEqual([])
})
