import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { CallBody } from '@retain/api-client/activity'
import {
  actionCodes,
  actionResultCodes,
  type ActionCode,
  type ActionResultCode,
} from '@retain/domain/activity/actionCodes'
import { dealTypes, type DealType } from '@retain/domain/deal/dealTypes'
import { statusCodes, type StatusCode } from '@retain/domain/opportunity/status/statuses'
import {
  addCallable,
  asManager,
  callBody,
  newKey,
  onFile,
  postCall,
  saveCall,
  type Callable,
} from '../../testing/callable'
import { eventsOf } from '../../testing/outboxEvents'
import { at, withApp } from '../../testing/testApp'

const test = withApp()

const managerText = 'Manager marked the opportunity as No Longer Owns via phone call.'
const lockedAt = at('2026-03-16T15:00:00.000Z')
const heldBy = (userName: string) =>
  ({ locked_by_user_name: userName, locked_by_name: 'Ann Lee', locked_at: lockedAt }) as const

/** Everything that a call could change. */
async function stateOf({ hyperionId, opptId, customerId }: Callable) {
  const ofStore = { opportunity: opptId, customer: customerId }
  const row = await test.db
    .selectFrom('opportunity')
    .selectAll()
    .where('oppt_id', '=', ofStore.opportunity)
    .executeTakeFirst()
  const customer = await test.db
    .selectFrom('customer')
    .selectAll()
    .where('hyperion_id', '=', hyperionId)
    .where('customer_id', '=', ofStore.customer)
    .executeTakeFirst()
  const entries = await test.db
    .selectFrom('contact_history')
    .selectAll()
    .where('oppt_id', '=', opptId)
    .execute()
  return { row, customer, entries, events: await eventsOf(test.db, hyperionId) }
}

/** Posts a call that has to be refused, and sees that nothing has changed by it. */
async function refused(callable: Callable, body: CallBody, person = callable.person) {
  const before = await stateOf(callable)
  const key = newKey()
  const answer = await postCall(test, person, body, key)
  if (E.isRight(answer) || answer.left.kind !== 'http') throw new Error('The call was not refused')
  expect(await stateOf(callable)).toEqual(before)
  const record = await test.db
    .selectFrom('idempotency_record')
    .select('key')
    .where('key', '=', key)
    .executeTakeFirst()
  expect(record).toBeUndefined()
  return answer.left
}

describe('a call is refused and nothing is written', () => {
  it.each<StatusCode>(['NLO', 'LEADCREATED', 'DUPE'])('in the status %s [O-056] [OP-001]', async (status) => {
    const callable = await addCallable(test.db, { status_code: status })
    const error = await refused(callable, callBody(callable.opptId))
    expect(error).toMatchObject({ status: 409, code: 'lockedByStatus', lock: null })
  })

  it('while another user holds the lock, who is named [O-056] [O-057] [OP-003]', async () => {
    const callable = await addCallable(test.db, heldBy('ann.lee'))
    const error = await refused(callable, callBody(callable.opptId))
    expect(error).toMatchObject({
      status: 409,
      code: 'lockedByUser',
      lock: { lockedBy: 'Ann Lee', lockedDT: lockedAt },
    })
  })

  it('of No Longer Owns by somebody who is no manager [O-176] [OP-006]', async () => {
    const callable = await addCallable(test.db)
    const body = callBody(callable.opptId, { actionResult: 'NLO', reason: managerText })
    expect(await refused(callable, body)).toMatchObject({ status: 403, code: 'permission' })
  })

  it('for an opportunity that there is not', async () => {
    const callable = await addCallable(test.db)
    expect(await refused(callable, callBody('999999999999999999'))).toMatchObject({ status: 404 })
  })

  it('with notes of more than 4,000 characters', async () => {
    const callable = await addCallable(test.db)
    const error = await refused(callable, callBody(callable.opptId, { notes: 'n'.repeat(4_001) }))
    expect(error).toMatchObject({ status: 400, code: 'invalid', fieldErrors: [{ field: 'notes' }] })
  })

  it('in the words of the form, for every field that is wrong [O-162] [O-163] [O-166]', async () => {
    const callable = await addCallable(test.db)
    const body = callBody(callable.opptId, { actionResult: 'NOI', notes: ' ', contactInfo: null })
    expect(await refused(callable, body)).toMatchObject({
      status: 400,
      code: 'invalid',
      fieldErrors: [
        { field: 'contactInfo', message: 'A phone number is needed for Contacted.' },
        { field: 'reason', message: 'A reason is needed for Not Interested.' },
        { field: 'notes', message: 'Notes are needed for Contacted.' },
      ],
    })
  })
})

it('the holder of the lock may call [OP-003]', async () => {
  const callable = await addCallable(test.db, heldBy('pat.tester'))
  expect(await saveCall(test, callable)).toMatchObject({ statusCode: 'IPCM' })
})

/** The rules of the ledger once more, in the plainest way: what can be saved, and nothing else. */
interface Case {
  readonly body: Omit<CallBody, 'opportunityId'>
  readonly status: StatusCode
  readonly dealType: DealType
  readonly isManager: boolean
  readonly hasPhones: boolean
}

const conversations: readonly ActionResultCode[] = ['NOI', 'OPTOUT', 'NLO', 'LEADPEND']
const attempts: readonly ActionResultCode[] = ['BUSY', 'LEFTMSG', 'NOMSG']
const plainReasons = [
  'Paid Off Loan',
  'Does not want to trade vehicle',
  'No longer in area',
  'Refinanced-not in equity',
  'Vehicle damaged',
  'Calculation wrong-not in equity',
]
const leaseReasons = ['Lease-wants to turn in vehicle', 'Lease-wants to buy vehicle']

function canBeSaved({ body, status, dealType, hasPhones }: Case): boolean {
  const { action, actionResult, reason, contactInfo } = body
  const isOutbound = action === 'OUT_CALL'
  if (!isOutbound && action !== 'IN_CALL') return false
  const isConversation =
    conversations.includes(actionResult) || actionResult === (isOutbound ? 'CONTACTED' : 'INBOUNDCALL')
  const isBadNumbers = isOutbound && actionResult === 'BADNUM'
  const isAttempt = isOutbound && attempts.includes(actionResult)
  if (!isConversation && !isBadNumbers && !isAttempt) return false
  if (actionResult === 'LEADPEND' && status === 'LEADSENT') return false

  const marks = {
    [onFile.Day]: body.dayPhoneNumberIsBad,
    [onFile.Evening]: body.evePhoneNumberIsBad,
    [onFile.Mobile]: body.cellPhoneNumberIsBad,
  }
  const isAnyMarked = Object.values(marks).includes(true)
  if (!hasPhones && isAnyMarked) return false
  const isGoodNumberLeft = hasPhones && Object.values(marks).includes(false)
  if (isOutbound && isBadNumbers === isGoodNumberLeft) return false

  const isBad =
    hasPhones &&
    contactInfo !== null &&
    Object.entries(marks).some(([number, bad]) => number === contactInfo && bad)
  if (contactInfo !== null && (!/^\d{10}$/.test(contactInfo) || isBad)) return false
  if (contactInfo === null && ((isOutbound && isConversation) || isAttempt || (isBadNumbers && !hasPhones)))
    return false

  if ((isConversation || isBadNumbers) && body.notes.trim() === '') return false
  if (actionResult === 'NLO') return reason === managerText
  if (actionResult !== 'NOI') return reason === null
  const isLease = dealType === 'Lease' || dealType === 'ConquestLease'
  return [...plainReasons, ...(isLease ? leaseReasons : [])].some((known) => known === reason)
}

/** Mostly what the form would send, so that a case is seldom wrong in more than one way. */
const often = <T>(usual: readonly T[], any: readonly T[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...any) },
  )

const open = statusCodes.filter((code) => !['NLO', 'LEADCREATED', 'DUPE'].includes(code))
const results: readonly ActionResultCode[] = ['CONTACTED', 'INBOUNDCALL', 'BADNUM', ...attempts]

const bodies: fc.Arbitrary<Case['body']> = fc
  .record({
    codes: fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          actionResult: often(results, actionResultCodes),
          reason: often<string | null>([null], ['Bored', '']),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          actionResult: fc.constantFrom<ActionResultCode>('NOI'),
          reason: fc.constantFrom(
            ...plainReasons,
            ...leaseReasons,
            'Please select a reason',
            managerText,
            null,
          ),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          actionResult: fc.constantFrom(...conversations),
          reason: often<string | null>([null, managerText], plainReasons),
        }),
      },
    ),
    action: often<ActionCode>(['OUT_CALL', 'IN_CALL'], actionCodes),
    notes: often(['Spoke about it.'], ['', ' \n ']),
    contactInfo: often<string | null>(
      [onFile.Mobile, '2075550199'],
      [null, onFile.Day, '207555', 'none', ''],
    ),
    marks: fc.oneof(
      { weight: 4, arbitrary: fc.constant([false, false, false]) },
      { weight: 2, arbitrary: fc.constant([true, true, true]) },
      { weight: 1, arbitrary: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }) },
    ),
  })
  .map(({ codes, marks: [day = false, evening = false, mobile = false], ...rest }) => ({
    ...rest,
    ...codes,
    dayPhoneNumberIsBad: day,
    evePhoneNumberIsBad: evening,
    cellPhoneNumberIsBad: mobile,
  }))

const cases: fc.Arbitrary<Case> = fc.record({
  body: bodies,
  status: fc.constantFrom(...open),
  dealType: fc.constantFrom(...dealTypes),
  isManager: fc.boolean(),
  hasPhones: often([true], [false]),
})

it(
  'takes exactly the combinations that the form allows, whatever was sent [O-162] [O-163] [O-164] [O-165] [O-166] [O-167] [O-168] [O-169] [O-170] [O-171] [O-172] [O-173] [O-174] [OP-029] [OP-033] [OP-041] [OP-067]',
  { timeout: 120_000 },
  async () => {
    const met = { saved: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(cases, async (tried) => {
        const callable = await addCallable(
          test.db,
          { status_code: tried.status, deal_type: tried.dealType },
          tried.hasPhones ? {} : { work_phone: null, home_phone: null, mobile_phone: null },
        )
        const person = tried.isManager ? asManager(callable.person) : callable.person
        const body = callBody(callable.opptId, tried.body)
        if (tried.body.actionResult === 'NLO' && !tried.isManager) {
          expect(await refused(callable, body, person)).toMatchObject({ status: 403, code: 'permission' })
        } else if (canBeSaved(tried)) {
          const { contactHistoryId } = await saveCall(test, { ...callable, person }, tried.body)
          const { entries } = await stateOf(callable)
          expect(entries.map((entry) => entry.contact_history_id)).toContain(contactHistoryId)
          met.saved += 1
        } else {
          const error = await refused(callable, body, person)
          expect(error).toMatchObject({ status: 400, code: 'invalid' })
          const fields = error.kind === 'http' ? error.fieldErrors.map(({ field }) => field) : []
          expect(fields.length).toBeGreaterThan(0)
          expect(fields.filter((field) => !(field in body))).toEqual([])
          met.refused += 1
        }
      }),
      { numRuns: 200 },
    )
    // Else the cases would show nothing.
    expect(Math.min(met.saved, met.refused)).toBeGreaterThan(10)
  },
)
