import { describe, expect, it } from 'vitest'
import { isInstant } from '@retain/domain/calendar/instant'
import { demoPeople } from '../identity/demoPeople'
import { makeOpportunity, type SeedOpportunity } from './opportunity'
import { seedStores } from './seedStores'
import { staffOf } from './staff'
import { storeClock } from './storeClock'

const now = '2026-11-21T13:00:00.000Z'
const [store] = seedStores(1)
if (!store || !isInstant(now)) throw new Error('The test has no store')
const context = {
  store,
  staff: staffOf(store, demoPeople),
  clock: storeClock(store.timeZone, '2026-11-21', now),
}
const made = Array.from({ length: 900 }, (_, index) => makeOpportunity(context, index))

/** The row that is worked on, without the one that it replaced, and its history. */
const worked = made.map((opportunity) => {
  const row = opportunity.opportunity.at(-1)
  if (!row) throw new Error('An opportunity without a row')
  return { row, history: historyOf(opportunity, row.oppt_id) }
})

function historyOf(opportunity: SeedOpportunity, opptId: string | number) {
  return opportunity.contactHistory.filter((entry) => entry.oppt_id === opptId)
}

const contactTypes = [
  'PhoneCall',
  'Email',
  'EmailReceived',
  'Notes',
  'LeadPending',
  'LeadSent',
  'LeadCreated',
]
const of = (status: string) => worked.filter(({ row }) => row.status_code === status)
const resultsOf = (status: string) =>
  of(status).map(({ history }) => history.map((entry) => entry.action_result))

describe('histories agree with rows', () => {
  it('the last contact is the newest contact of the history', () => {
    for (const { row, history } of worked) {
      const newest = history.findLast((entry) => contactTypes.includes(entry.contact_type))
      expect(row.last_contact_at).toBe(newest?.created_at ?? null)
    }
  })

  it('entries are in order, after the contract and before today', () => {
    for (const { row, history } of worked) {
      const moments = history.map((entry) => entry.created_at)
      expect(moments).toEqual([...moments].sort())
      expect(moments.every((moment) => moment < now && moment > (row.purchased_at ?? ''))).toBe(true)
    }
  })

  it('a new opportunity has no contact, a contact made has one', () => {
    for (const { row } of of('NEW')) expect(row.last_contact_at).toBeNull()
    for (const results of resultsOf('IPCM'))
      expect(results.some((result) => result === 'CONTACTED' || result === 'INBOUNDCALL')).toBe(true)
    for (const results of resultsOf('IPCNM'))
      expect(results).not.toEqual(expect.arrayContaining(['CONTACTED']))
  })

  it('some were opened twice, so that there is a date of the view before', () => {
    const views = worked.map(({ history }) => history.filter((one) => one.contact_type === 'ViewOpportunity'))
    expect(views.some((one) => one.length > 1)).toBe(true)
    expect(views.some((one) => one.length === 0)).toBe(true)
  })

  it('refusals, bad numbers and leads end with the entry that made them [OP-009]', () => {
    const last = {
      DNC: 'OPTOUT',
      NPL: 'BADNUM',
      NOI: 'NOI',
      NLO: 'NLO',
      LEADPEND: 'LEADPEND',
      LEADSENT: 'LEADSENT',
    }
    for (const [status, result] of Object.entries(last)) {
      expect(resultsOf(status).length).toBeGreaterThan(0)
      for (const results of resultsOf(status)) expect(results.at(-1)).toBe(result)
    }
  })

  it('what was sent as a lead has a number', () => {
    for (const status of ['LEADSENT', 'LEADCREATED'])
      for (const { row } of of(status)) expect(row.lead_id).toMatch(/^\d+$/)
    for (const { row } of of('NEW')) expect(row.lead_id).toBeNull()
  })

  it('a matured lease has no payments left', () => {
    for (const { row } of of('LEAM')) expect([row.deal_type, row.payments_left]).toEqual(['Lease', 0])
  })

  it('a note of the row is the newest of its history, when that has one', () => {
    for (const { row, history } of worked) {
      const newest = history.findLast((entry) => entry.notes !== null)
      if (newest) expect(row.note).toBe(newest.notes)
    }
  })
})

describe('the Contact Log', () => {
  it('a store of usual size has at least twelve emails of thirty days without an answer', () => {
    const open = made
      .slice(0, 520)
      .flatMap(({ inboundEmail }) => inboundEmail)
      .filter((email) => email.reply_at === null && !email.reply_override && email.received_at > '2026-10-23')
    expect(open.length).toBeGreaterThanOrEqual(12)
  })

  it('an email of a customer answers the one before it and is answered by the one after', () => {
    for (const { emailContactDetail, inboundEmail } of made)
      for (const email of inboundEmail) {
        const detail = emailContactDetail.find(
          (one) => one.email_contact_detail_id === email.email_contact_detail_id,
        )
        const parent = emailContactDetail.find(
          (one) => one.email_contact_detail_id === detail?.parent_email_contact_detail_id,
        )
        expect(email.email_sent_by).toBe(parent?.sent_by ?? null)
        if (email.reply_at !== null) expect(email.reply_at > email.received_at).toBe(true)
      }
  })
})
