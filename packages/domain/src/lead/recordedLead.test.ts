import { expect, it } from 'vitest'
import { recordedLead } from './recordedLead'

it.each([
  ['NEW', 'pending', 'LEADPEND', 'LeadPending', 'LEAD'],
  ['LEADPEND', 'sent', 'LEADSENT', 'LeadSent', 'SLEAD'],
  ['LEADSENT', 'created', 'LEADCREATED', 'LeadCreated', 'CLEAD'],
] as const)('of %s, %s: %s with an entry %s %s [OP-073] [OP-074]', (current, event, code, type, action) => {
  expect(recordedLead(current, event, 'Call first')).toEqual({
    action: code,
    statusCode: code,
    entry: {
      contactType: type,
      contactAction: action,
      actionResult: code,
      reason: null,
      notes: 'Call first',
      contactInfo: null,
    },
  })
})

it('records nothing where it cannot happen', () => {
  expect(recordedLead('LEADSENT', 'pending', null)).toBeNull()
  expect(recordedLead('NEW', 'created', null)).toBeNull()
  expect(recordedLead('DNC', 'sent', null)).toBeNull()
})
