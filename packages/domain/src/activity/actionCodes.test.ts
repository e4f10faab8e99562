import { expect, it } from 'vitest'
import { actionCodes, actionResultCodes } from './actionCodes'

it('actions and their results use nineteen codes [O-229]', () => {
  const codes = new Set<string>([...actionCodes, ...actionResultCodes])
  expect([...codes].sort()).toEqual(
    [
      'IN_CALL',
      'IN_EMAIL',
      'OUT_CALL',
      'OUT_EMAIL',
      'LEADSENT',
      'LEADCREATED',
      'NOTE',
      'BADNUM',
      'BUSY',
      'CONTACTED',
      'INBOUNDCALL',
      'NOMSG',
      'PRINT',
      'LEFTMSG',
      'NLO',
      'NOI',
      'OPTOUT',
      'EMAILSENT',
      'LEADPEND',
    ].sort(),
  )
})
