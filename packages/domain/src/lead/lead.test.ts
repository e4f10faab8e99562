import { describe, expect, it } from 'vitest'
import { statusCodes } from '../opportunity/status/statuses'
import {
  canStartLead,
  leadEvents,
  leadOf,
  leadStatusFailed,
  leadStatusRead,
  leadSystemOf,
  leadServices,
  statusAfterLead,
} from './lead'

it('a store with salespersons of elead uses elead, any other compass [OP-072]', () => {
  expect(leadSystemOf([{ salespersonId: '1', givenName: 'Pat', familyName: 'Lee' }])).toBe('elead')
  expect(leadSystemOf([])).toBe('compass')
})

it('a lead has four fields, and the id of elead stands in both [O-259] [OP-076]', () => {
  const ids = { leadId: '9', opptId: '17', hyperionId: '1001' }
  expect(leadServices.map((system) => leadOf(system, ids))).toEqual([
    { ...ids, eleadId: null },
    { ...ids, eleadId: '9' },
  ])
})

describe('a lead', () => {
  const startable = ['NEW', 'IPCM', 'IPCNM', 'NPL', 'LEADPEND', 'LEAM', 'NOI', 'REACTIVATED']

  it('can be started where the work is open [OP-009] [OP-074]', () => {
    expect(statusCodes.filter(canStartLead)).toEqual(startable)
  })

  it.each([
    ['pending', startable, 'LEADPEND'],
    ['sent', startable, 'LEADSENT'],
    ['created', ['LEADPEND', 'LEADSENT'], 'LEADCREATED'],
    ['noSale', ['LEADPEND', 'LEADSENT'], 'REACTIVATED'],
  ] as const)('%s: from %j to %s [OP-074] [OP-075]', (event, from, to) => {
    for (const code of statusCodes)
      expect(statusAfterLead(code, event), code).toBe((from as readonly string[]).includes(code) ? to : null)
  })

  it('has four events', () => {
    expect(leadEvents).toEqual(['pending', 'sent', 'created', 'noSale'])
  })
})

it('the status of a lead is known, or its error is kept with a text [OP-078]', () => {
  expect(leadStatusRead('Open')).toEqual({ kind: 'known', status: 'Open' })
  expect(leadStatusFailed('Bad Gateway')).toEqual({
    kind: 'failed',
    error: 'Bad Gateway',
    text: 'Lead status is not available.',
  })
})
