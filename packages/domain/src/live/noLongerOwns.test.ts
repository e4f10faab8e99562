import { expect, it } from 'vitest'
import { noLongerOwnsMessage } from './noLongerOwns'

it('tells a store of a No Longer Owns with its fixed reason', () => {
  expect(noLongerOwnsMessage({ opptId: '17', hyperionId: 'HAR' })).toEqual({
    type: 'OPPT_NLO',
    payload: {
      opptId: '17',
      hyperionId: 'HAR',
      statusCode: 'NLO',
      message: 'Manager marked the opportunity as No Longer Owns via phone call.',
    },
  })
})
