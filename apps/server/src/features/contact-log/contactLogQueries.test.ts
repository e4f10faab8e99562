import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shifted } from '@retain/domain/calendar/instant'
import { repliedStatuses } from '@retain/domain/work-log/contact-log/contactLogRow'
import { contactLogTime } from '@retain/domain/work-log/contact-log/contactLogTime'
import { matchesContactLog } from '@retain/domain/work-log/contact-log/liveContactLog'
import { addInboundEmail, addOpportunity, addStore } from '../../testing/fixtures'
import { at } from '../../testing/testApp'
import { withDatabase } from '../../testing/testDatabase'
import { findContactLogPage, type ContactLogSearch } from './contactLogQueries'
import { presentContactLogRow } from './presentContactLogRow'

const database = withDatabase()
const from = at('2026-02-15T05:00:00.000Z')
const last = at('2026-03-17T03:59:59.000Z')
const until = shifted(last, 1_000)

const senders = [null, 'sam.rivera', 'dana.baker'] as const
const email = fc.record({
  received_at: fc.constantFrom(
    shifted(from, -1),
    from,
    at('2026-03-01T10:00:00.000Z'),
    last,
    shifted(until, -1),
    until,
  ),
  email_sent_by: fc.constantFrom(...senders),
  reply_contact_history_id: fc.constantFrom(null, '77'),
  reply_override: fc.boolean(),
})

it('the search finds the emails that the rule lets in', async () => {
  const { db } = database
  await fc.assert(
    fc.asyncProperty(
      fc.array(email, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...senders),
      fc.constantFrom(null, ...repliedStatuses),
      async (emails, emailSentBy, repliedStatus) => {
        const [hyperionId, elsewhere] = [await addStore(db), await addStore(db)]
        for (const store of [hyperionId, elsewhere]) {
          const opptId = await addOpportunity(db, store)
          for (const fields of emails) await addInboundEmail(db, store, opptId, fields)
        }
        const found = async (search: Partial<ContactLogSearch>) => {
          const { rows } = await findContactLogPage(db, {
            hyperionId,
            from: shifted(from, -1),
            until: shifted(until, 1),
            emailSentBy: null,
            repliedStatus: null,
            orderBy: 'inboundContactHistoryId',
            orderDirection: 'asc',
            limit: 50,
            offset: 0,
            ...search,
          })
          return rows.map(presentContactLogRow)
        }
        const request = {
          hyperionId,
          from: contactLogTime(from),
          to: contactLogTime(last),
          repliedStatus: repliedStatus ?? 'ALL',
          emailSentBy: emailSentBy ?? 'ALL',
          showAll: false,
          orderBy: 'inboundContactHistoryId',
          orderDirection: 'asc',
          pageNumber: 1,
          pageSize: 50,
        } as const
        const all = await found({})
        expect(all).toHaveLength(emails.length)
        expect(await found({ from, until, emailSentBy, repliedStatus })).toEqual(
          all.filter((row) => matchesContactLog(row, request)),
        )
      },
    ),
    { numRuns: 10 },
  )
})
