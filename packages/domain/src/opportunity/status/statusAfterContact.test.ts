import { describe, expect, it } from 'vitest'
import { actionCodes, actionResultCodes } from '../../activity/actionCodes'
import { statusAfterContact, type Contact } from './statusAfterContact'
import { statusCodes, type StatusCode } from './statuses'

const contact = (action: Contact['action'], actionResult: Contact['actionResult']): Contact => ({
  action,
  actionResult,
})

/** Every contact that can be saved, by what it comes to (OP-009, api.md section 4). */
const contacts = {
  made: [
    contact('OUT_CALL', 'CONTACTED'),
    contact('IN_CALL', 'INBOUNDCALL'),
    contact('IN_EMAIL', 'CONTACTED'),
    contact('NOTE', 'CONTACTED'),
    contact('OUT_CALL', 'LEADPEND'),
    contact('IN_CALL', 'LEADPEND'),
    contact('IN_EMAIL', 'LEADPEND'),
  ],
  tried: [
    contact('OUT_CALL', 'BUSY'),
    contact('OUT_CALL', 'LEFTMSG'),
    contact('OUT_CALL', 'NOMSG'),
    contact('OUT_EMAIL', 'EMAILSENT'),
  ],
  badNumbers: [contact('OUT_CALL', 'BADNUM')],
  notInterested: [contact('OUT_CALL', 'NOI'), contact('IN_CALL', 'NOI'), contact('IN_EMAIL', 'NOI')],
  doNotContact: [contact('OUT_CALL', 'OPTOUT'), contact('IN_CALL', 'OPTOUT'), contact('IN_EMAIL', 'OPTOUT')],
  noLongerOwns: [contact('OUT_CALL', 'NLO'), contact('IN_CALL', 'NLO'), contact('IN_EMAIL', 'NLO')],
  nothing: [contact('NOTE', 'NOTE')],
} as const

type Kind = keyof typeof contacts

/** What each status becomes, in the order of the kinds above. */
const table: Readonly<Record<StatusCode, readonly StatusCode[]>> = {
  NEW: ['IPCM', 'IPCNM', 'NPL', 'NOI', 'DNC', 'NLO', 'NEW'],
  REACTIVATED: ['IPCM', 'IPCNM', 'NPL', 'NOI', 'DNC', 'NLO', 'REACTIVATED'],
  IPCM: ['IPCM', 'IPCM', 'NPL', 'NOI', 'DNC', 'NLO', 'IPCM'],
  IPCNM: ['IPCM', 'IPCNM', 'NPL', 'NOI', 'DNC', 'NLO', 'IPCNM'],
  NPL: ['IPCM', 'IPCNM', 'NPL', 'NOI', 'DNC', 'NLO', 'NPL'],
  NOI: ['IPCM', 'IPCNM', 'NPL', 'NOI', 'DNC', 'NLO', 'NOI'],
  LEAM: ['IPCM', 'IPCNM', 'NPL', 'NOI', 'DNC', 'NLO', 'LEAM'],
  LEADPEND: ['LEADPEND', 'LEADPEND', 'LEADPEND', 'NOI', 'DNC', 'NLO', 'LEADPEND'],
  LEADSENT: ['LEADSENT', 'LEADSENT', 'LEADSENT', 'NOI', 'DNC', 'NLO', 'LEADSENT'],
  DNC: ['DNC', 'DNC', 'DNC', 'DNC', 'DNC', 'NLO', 'DNC'],
  NLO: ['NLO', 'NLO', 'NLO', 'NLO', 'NLO', 'NLO', 'NLO'],
  LEADCREATED: Array<StatusCode>(7).fill('LEADCREATED'),
  DUPE: Array<StatusCode>(7).fill('DUPE'),
}

describe.each(statusCodes)('%s', (current) => {
  it.each(Object.keys(contacts) as Kind[])('after %s [OP-009]', (kind) => {
    const expected = table[current][Object.keys(contacts).indexOf(kind)]
    for (const saved of contacts[kind])
      expect(statusAfterContact(current, saved), `${saved.action} ${saved.actionResult}`).toBe(expected)
  })

  it('stays after what is no contact: the lead and the print have ways of their own', () => {
    const others = actionCodes.filter((action) => /LEAD|PRINT/.test(action))
    for (const action of others)
      for (const actionResult of actionResultCodes)
        expect(statusAfterContact(current, { action, actionResult }), action).toBe(current)
  })
})
