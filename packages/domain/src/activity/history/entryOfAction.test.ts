import { expect, it } from 'vitest'
import { actionCodes } from '../actionCodes'
import { entryOfAction } from './entryOfAction'

it('every action leaves an entry of its own kind [OP-059] [OP-061]', () => {
  expect(
    actionCodes.map((action) => [
      action,
      entryOfAction(action).contactType,
      entryOfAction(action).contactAction,
    ]),
  ).toEqual([
    ['OUT_CALL', 'PhoneCall', 'OPHONE'],
    ['IN_CALL', 'PhoneCall', 'IPHONE'],
    ['OUT_EMAIL', 'Email', 'OEMAIL'],
    ['IN_EMAIL', 'EmailReceived', 'IEMAIL'],
    ['NOTE', 'Notes', 'NOTE'],
    ['LEADPEND', 'LeadPending', 'LEAD'],
    ['LEADSENT', 'LeadSent', 'SLEAD'],
    ['LEADCREATED', 'LeadCreated', 'CLEAD'],
    ['PRINT', 'System', 'PRINT'],
  ])
})
