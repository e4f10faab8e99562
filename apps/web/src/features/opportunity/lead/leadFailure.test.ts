import { expect, it } from 'vitest'
import { leadFailureOf } from './leadFailure'

const answered = (status: number, code: string) => ({
  kind: 'http' as const,
  endpoint: 'createElead',
  requestId: '1',
  status,
  statusText: '',
  code,
  fieldErrors: [],
  lock: null,
  retryAfter: null,
  handlesNotFound: false,
})

it.each([
  ['its system has not taken', answered(502, 'leadNotSent'), 'notAnswered'],
  ['the opportunity does not allow', answered(409, 'notPending'), 'refused'],
  ['somebody between us has failed with', answered(502, ''), 'unknown'],
  [
    'was not answered in time',
    { kind: 'timeout' as const, endpoint: 'createElead', requestId: '1' },
    'unknown',
  ],
  ['ended in a fault of our own', { message: 'x is not a function' }, 'unknown'],
])('a lead that %s', (_why, error, failure) => {
  expect(leadFailureOf(error)).toBe(failure)
})
