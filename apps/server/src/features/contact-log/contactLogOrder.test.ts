import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dealTypes } from '@retain/domain/deal/dealTypes'
import { sortDirections } from '@retain/domain/sorting/sortDirection'
import { contactLogColumnKeys } from '@retain/domain/work-log/columns/columnKeys'
import { orderContactRows } from '@retain/domain/work-log/contact-log/contactRowOrder'
import { addInboundEmail, addOpportunity, addStore } from '../../testing/fixtures'
import { at } from '../../testing/testApp'
import { withDatabase } from '../../testing/testDatabase'
import { findContactLogPage } from './contactLogQueries'
import { presentContactLogRow } from './presentContactLogRow'

const database = withDatabase()

const early = at('2026-03-01T10:00:00.000Z')
const late = at('2026-03-01T10:00:00.001Z')
const figure = fc.constantFrom(null, -7, 0, 2, 10)
const userName = fc.constantFrom(null, 'sam.rivera', 'Sam.Rivera', 'dana.baker', 'zoe.2', 'zoe.10')

const opportunity = fc.record({
  customer_name: fc.constantFrom('', 'Baker, Al', 'baker, al', 'Élan, Zoë', 'Elan, Zoe', 'Ünal', '𝒵eta'),
  deal_type: fc.constantFrom(null, ...dealTypes),
  payments_left: figure,
  year: fc.constantFrom(null, 2009, 2021),
  model_name: fc.constantFrom(null, '', 'F-15', 'F-150', 'F-1500', 'accord'),
  equity_cents: figure,
})

const email = fc.record({
  received_at: fc.constantFrom(early, late),
  email_sent_by: userName,
  reply_contact_history_id: fc.constantFrom(null, '9', '10', '077', '9007199254740993'),
  reply_by: userName,
  reply_at: fc.constantFrom(null, early, late),
})

const cases = fc.array(fc.tuple(opportunity, email), { minLength: 2, maxLength: 10 })

it('the search sorts by every column as the rule does, empty values last and ties by the id of the email [L-604]', async () => {
  const { db } = database
  await fc.assert(
    fc.asyncProperty(cases, async (emails) => {
      const hyperionId = await addStore(db)
      for (const [ofOpportunity, ofEmail] of emails)
        await addInboundEmail(db, hyperionId, await addOpportunity(db, hyperionId, ofOpportunity), ofEmail)
      for (const orderBy of contactLogColumnKeys) {
        for (const orderDirection of sortDirections) {
          const { rows } = await findContactLogPage(db, {
            hyperionId,
            from: early,
            until: at('2026-03-02T00:00:00.000Z'),
            emailSentBy: null,
            repliedStatus: null,
            orderBy,
            orderDirection,
            limit: 50,
            offset: 0,
          })
          const found = rows.map(presentContactLogRow)
          expect(found).toHaveLength(emails.length)
          expect(found).toEqual(orderContactRows(found.toReversed(), { orderBy, orderDirection }))
        }
      }
    }),
    { numRuns: 12 },
  )
})
