import { expect, it } from 'vitest'
import { flagRequest } from './associate'

it('a flag is set with six fields [O-247]', () => {
  const opportunity = { opptId: '17', hyperionId: '1001' }
  const user = { givenName: 'Jordan', familyName: 'Mills', email: 'jordan@example.test' }
  expect(flagRequest(opportunity, user, true)).toEqual({
    opptId: '17',
    hyperionId: '1001',
    lastName: 'Mills',
    firstName: 'Jordan',
    email: 'jordan@example.test',
    isFlagged: true,
  })
  expect(flagRequest(opportunity, { givenName: null, familyName: null, email: null }, false)).toEqual({
    ...opportunity,
    lastName: '',
    firstName: '',
    email: '',
    isFlagged: false,
  })
})
