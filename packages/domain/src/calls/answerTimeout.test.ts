import { expect, it } from 'vitest'
import { answerTimeout } from './answerTimeout'

it('gives a call up after half a minute [S-810]', () => {
  expect(answerTimeout).toBe(30_000)
})
