import { expect, it } from 'vitest'
import { lastContactTypes, paymentDifferenceTypes, predictionScores, yesNoValues } from './filterVocabulary'

it('No and Yes are 0 and 1 [L-104]', () => {
  expect(yesNoValues).toEqual({ No: 0, Yes: 1 })
})

it('a last contact was an email, a note or a phone call', () => {
  expect(lastContactTypes).toEqual(['Email', 'Note', 'Phone'])
})

it('a payment difference is one of three', () => {
  expect(paymentDifferenceTypes).toEqual(['Finance', 'Lease', 'Original Deal Type'])
})

it('the scores are 1 to 10, without a lookup [L-413]', () => {
  expect(predictionScores).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})
