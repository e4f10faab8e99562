import { generalAccess } from '@retain/domain/session/user/permissions'
import { opptId, record } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

/**
 * Makes the caller the owner of a copy of an opportunity, and answers its id; the old one becomes a duplicate (OP-071). Refused
 * (400 `invalid`) where the caller owns it already.
 */
export const changeOwner = endpoint({
  name: 'changeOwner',
  base: 'opportunity',
  method: 'POST',
  path: '/change-owner',
  body: record({ opptId }),
  output: record({ opptId }),
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ body }) => body.opptId },
  isIdempotent: true,
  handlesNotFound: true,
  rows: ['S-199', 'O-272', 'O-273', 'O-459'],
})
