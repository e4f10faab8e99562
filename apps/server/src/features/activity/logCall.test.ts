import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { getContactHistory, getCustomerInfo, getOpportunity } from '@retain/api-client/opportunity'
import type { ActionResultCode } from '@retain/domain/activity/actionCodes'
import type { HistoryEntry } from '@retain/domain/activity/history/historyEntry'
import type { StatusCode } from '@retain/domain/opportunity/status/statuses'
import { addCallable, asManager, onFile, rowOf, saveCall, type Callable } from '../../testing/callable'
import { addEntry } from '../../testing/fixtures'
import { eventsOf } from '../../testing/outboxEvents'
import { at, testNow, withApp } from '../../testing/testApp'

const test = withApp()

const managerText = 'Manager marked the opportunity as No Longer Owns via phone call.'

async function historyOf({ opptId, person }: Callable): Promise<readonly HistoryEntry[]> {
  const answer = await test.callAs(person, getContactHistory, { params: { opptId } })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const marksOf = async ({ opptId, person }: Callable) => {
  const answer = await test.callAs(person, getCustomerInfo, { params: { opptId } })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  const { phones, version } = answer.right.data
  return {
    bad: phones
      .filter(({ isBad }) => isBad)
      .map(({ title }) => title)
      .sort(),
    version,
  }
}

/** What a result asks for beside itself. */
const needs: Readonly<Partial<Record<ActionResultCode, object>>> = {
  INBOUNDCALL: { action: 'IN_CALL' },
  NOI: { reason: 'Paid Off Loan' },
  NLO: { reason: managerText },
  BADNUM: {
    contactInfo: null,
    dayPhoneNumberIsBad: true,
    evePhoneNumberIsBad: true,
    cellPhoneNumberIsBad: true,
  },
}

async function statusAfter(from: StatusCode, actionResult: ActionResultCode): Promise<StatusCode> {
  const callable = await addCallable(test.db, { status_code: from })
  const person = asManager(callable.person)
  const { statusCode } = await saveCall(
    test,
    { ...callable, person },
    { actionResult, ...needs[actionResult] },
  )
  const section = await test.callAs(person, getOpportunity, {
    params: { opptId: callable.opptId, log: false },
  })
  expect(section).toMatchObject(E.right({ data: { statusCode } }))
  expect(await rowOf(test, callable)).toMatchObject({ statusCode, compassStatus: null })
  return statusCode
}

describe('a saved call', () => {
  it('is recorded on top of the history and answered as it stands there [O-442] [O-226] [OP-135]', async () => {
    const callable = await addCallable(test.db)
    await addEntry(test.db, callable.hyperionId, callable.opptId, { created_at: testNow })
    const saved = await saveCall(test, callable, { notes: '  Wants the hybrid.  ' })
    expect(saved).toEqual({
      contactHistoryId: saved.entry.contactHistoryId,
      createDate: testNow,
      statusCode: 'IPCM',
      opptId: null,
      rowVersion: 3,
      messages: [
        expect.objectContaining({ type: 'OPPT_STATUS' }),
        expect.objectContaining({ type: 'OPPT_CONTACT' }),
      ],
      entry: {
        contactHistoryId: expect.any(String),
        contactType: 'PhoneCall',
        createDate: testNow,
        contactActionResult: 'CONTACTED',
        notes: null,
        hasNotes: true,
        contactInfo: onFile.Mobile,
        contactAction: 'OPHONE',
        createdBy: 'Pat Tester',
        emailContactDetailId: null,
        email: null,
        delivery: null,
        open: null,
      },
    })
    const history = await historyOf(callable)
    expect(history).toHaveLength(2)
    expect(history[0]).toEqual(saved.entry)
    const stored = await test.db
      .selectFrom('contact_history')
      .select(['notes', 'reason'])
      .where('contact_history_id', '=', saved.contactHistoryId)
      .execute()
    expect(stored).toEqual([{ notes: 'Wants the hybrid.', reason: null }])
  })

  it('shows in the row of the log: last action, last contact, note and status [OP-059]', async () => {
    const callable = await addCallable(test.db)
    await saveCall(test, callable, { action: 'IN_CALL', actionResult: 'INBOUNDCALL', contactInfo: null })
    expect(await rowOf(test, callable)).toMatchObject({
      lastActionIcon: 'IN_CALL',
      contactDate: testNow,
      note: 'Wants to see the new model.',
      statusCode: 'IPCM',
      status: 'In Process - Contact Made',
      rowVersion: 3,
    })
    expect((await historyOf(callable))[0]).toMatchObject({ contactAction: 'IPHONE', contactInfo: null })
  })

  it('without notes leaves the note of the row as it was', async () => {
    const callable = await addCallable(test.db, { note: 'Call after five.' })
    const { entry } = await saveCall(test, callable, { actionResult: 'BUSY', notes: '   ' })
    expect(entry.hasNotes).toBe(false)
    expect(await rowOf(test, callable)).toMatchObject({ note: 'Call after five.' })
  })

  it('keeps the reason of Not Interested [O-166] [O-178]', async () => {
    const callable = await addCallable(test.db, { deal_type: 'Lease', deal_type_code: 'Lease' })
    const reason = 'Lease-wants to turn in vehicle'
    const { contactHistoryId } = await saveCall(test, callable, { actionResult: 'NOI', reason })
    const stored = await test.db
      .selectFrom('contact_history')
      .select('reason')
      .where('contact_history_id', '=', contactHistoryId)
      .executeTakeFirst()
    expect(stored).toEqual({ reason })
  })

  it('sorts the log by its note as the domain does', async () => {
    const callable = await addCallable(test.db)
    await saveCall(test, callable, { notes: 'Élan 10' })
    const row = await test.db
      .selectFrom('opportunity')
      .select(['note_sort', 'status_sort'])
      .where('oppt_id', '=', callable.opptId)
      .executeTakeFirstOrThrow()
    const fixture = await addCallable(test.db, { note: 'Élan 10', status_code: 'IPCM' })
    const expected = await test.db
      .selectFrom('opportunity')
      .select(['note_sort', 'status_sort'])
      .where('oppt_id', '=', fixture.opptId)
      .executeTakeFirstOrThrow()
    expect(row).toEqual(expected)
  })
})

describe('the status after a call [OP-009] [O-139]', () => {
  it.each<[ActionResultCode, StatusCode]>([
    ['CONTACTED', 'IPCM'],
    ['INBOUNDCALL', 'IPCM'],
    ['LEADPEND', 'IPCM'],
    ['BUSY', 'IPCNM'],
    ['LEFTMSG', 'IPCNM'],
    ['NOMSG', 'IPCNM'],
    ['BADNUM', 'NPL'],
    ['NOI', 'NOI'],
    ['OPTOUT', 'DNC'],
  ])('%s makes a new one %s', async (result, status) => {
    expect(await statusAfter('NEW', result)).toBe(status)
  })

  it.each<[StatusCode, ActionResultCode, StatusCode]>([
    ['IPCM', 'LEFTMSG', 'IPCM'],
    ['LEADPEND', 'CONTACTED', 'LEADPEND'],
    ['LEADSENT', 'BUSY', 'LEADSENT'],
    ['LEADSENT', 'NOI', 'NOI'],
    ['DNC', 'CONTACTED', 'DNC'],
    ['NOI', 'NOMSG', 'IPCNM'],
    ['LEAM', 'CONTACTED', 'IPCM'],
  ])('%s after %s is %s [OP-002]', async (from, result, status) => {
    expect(await statusAfter(from, result)).toBe(status)
  })

  it('leaves what the lead system said behind with the status that it belongs to', async () => {
    const lead = {
      status_code: 'LEADSENT',
      compass_status: 'Working',
      compass_status_description: 'x',
    } as const
    const kept = await addCallable(test.db, lead)
    await saveCall(test, kept, { actionResult: 'BUSY' })
    expect(await rowOf(test, kept)).toMatchObject({ statusCode: 'LEADSENT', compassStatus: 'Working' })
    const left = await addCallable(test.db, lead)
    await saveCall(test, left, { actionResult: 'OPTOUT' })
    expect(await rowOf(test, left)).toMatchObject({
      statusCode: 'DNC',
      compassStatus: null,
      compassStatusDescription: null,
    })
  })
})

describe('the marks of bad numbers', () => {
  it('are kept both ways, and do not make an open edit of the customer stale [OP-028] [OP-035]', async () => {
    const callable = await addCallable(test.db, {}, { work_phone_bad: true })
    expect(await marksOf(callable)).toEqual({ bad: ['Day'], version: 1 })
    await saveCall(test, callable, { evePhoneNumberIsBad: true })
    expect(await marksOf(callable)).toEqual({ bad: ['Evening'], version: 1 })
    await saveCall(test, callable)
    expect(await marksOf(callable)).toEqual({ bad: [], version: 1 })
  })

  it('follow a call that found every number bad [O-167]', async () => {
    const callable = await addCallable(test.db)
    await saveCall(test, callable, { actionResult: 'BADNUM', ...needs.BADNUM })
    expect(await marksOf(callable)).toEqual({ bad: ['Day', 'Evening', 'Mobile'], version: 1 })
  })
})

describe('Do Not Contact', () => {
  it('clears the contact info of every entry [O-228]', async () => {
    const callable = await addCallable(test.db)
    const other = await addCallable(test.db)
    await saveCall(test, callable)
    await saveCall(test, other)
    const { entry } = await saveCall(test, callable, { actionResult: 'OPTOUT' })
    expect(entry.contactInfo).toBeNull()
    expect((await historyOf(callable)).map(({ contactInfo }) => contactInfo)).toEqual([null, null])
    expect((await historyOf(other)).map(({ contactInfo }) => contactInfo)).toEqual([onFile.Mobile])
  })
})

describe('No Longer Owns', () => {
  it('of a manager closes the opportunity and records the fixed message [O-160] [O-161] [OP-007] [OP-032] [S-364]', async () => {
    const callable = await addCallable(test.db)
    const person = asManager(callable.person)
    const saved = await saveCall(test, { ...callable, person }, { actionResult: 'NLO', ...needs.NLO })
    expect(saved).toMatchObject({
      statusCode: 'NLO',
      opptId: callable.opptId,
      entry: { contactType: 'PhoneCall', contactActionResult: 'NLO', hasNotes: true },
    })
    const [call, system, ...others] = await historyOf(callable)
    expect(others).toEqual([])
    expect(call).toEqual(saved.entry)
    expect(system).toMatchObject({ contactType: 'SYS_NLO', hasNotes: true, contactInfo: null })
    const stored = await test.db
      .selectFrom('contact_history')
      .select(['contact_type', 'reason', 'notes'])
      .where('oppt_id', '=', callable.opptId)
      .orderBy('contact_history_id')
      .execute()
    expect(stored).toEqual([
      { contact_type: 'SYS_NLO', reason: null, notes: managerText },
      { contact_type: 'PhoneCall', reason: managerText, notes: 'Wants to see the new model.' },
    ])
    expect(await rowOf(test, callable)).toMatchObject({ note: 'Wants to see the new model.' })
  })
})

describe('what the store is told', () => {
  const row = ({ opptId, hyperionId }: Callable) => ({ opptId, hyperionId })
  const told = async ({ hyperionId }: Callable) =>
    (await eventsOf(test.db, hyperionId)).map(({ type, payload }) => ({ type, payload }))

  it('is the status and the contact, each with the next version of the row [O-139]', async () => {
    const callable = await addCallable(test.db, { row_version: 7 })
    const { entry, messages, rowVersion } = await saveCall(test, callable)
    expect(messages).toEqual(await told(callable))
    expect(rowVersion).toBe(9)
    expect(await told(callable)).toEqual([
      {
        type: 'OPPT_STATUS',
        payload: {
          ...row(callable),
          statusCode: 'IPCM',
          status: 'In Process - Contact Made',
          compassStatus: null,
          compassStatusDescription: null,
          rowVersion: 8,
        },
      },
      {
        type: 'OPPT_CONTACT',
        payload: {
          ...row(callable),
          entry,
          lastActionIcon: 'OUT_CALL',
          contactDate: testNow,
          note: 'Wants to see the new model.',
          rowVersion: 9,
        },
      },
    ])
    expect(await rowOf(test, callable)).toMatchObject({ rowVersion: 9 })
  })

  it('is the contact alone where the status stays', async () => {
    const callable = await addCallable(test.db, { status_code: 'IPCM', row_version: 2 })
    await saveCall(test, callable, { actionResult: 'LEFTMSG' })
    expect((await told(callable)).map(({ type, payload }) => [type, payload['rowVersion']])).toEqual([
      ['OPPT_CONTACT', 3],
    ])
  })

  it('of No Longer Owns is both entries and the recorded message [OP-040]', async () => {
    const contactedAt = at('2026-03-01T10:00:00.000Z')
    const before = { last_action: 'OUT_EMAIL', last_contact_at: contactedAt, note: 'Older note.' } as const
    const callable = await addCallable(test.db, before)
    const person = asManager(callable.person)
    const nlo = { actionResult: 'NLO', ...needs.NLO } as const
    const { entry, messages } = await saveCall(test, { ...callable, person }, nlo)
    const [, system] = await historyOf(callable)
    expect(messages).toEqual(await told(callable))
    expect(await told(callable)).toEqual([
      { type: 'OPPT_STATUS', payload: expect.objectContaining({ statusCode: 'NLO', rowVersion: 2 }) },
      {
        type: 'OPPT_CONTACT',
        payload: {
          ...row(callable),
          entry: system,
          lastActionIcon: 'OUT_EMAIL',
          contactDate: contactedAt,
          note: 'Older note.',
          rowVersion: 3,
        },
      },
      { type: 'OPPT_CONTACT', payload: expect.objectContaining({ entry, rowVersion: 4 }) },
      { type: 'OPPT_NLO', payload: { ...row(callable), statusCode: 'NLO', message: managerText } },
    ])
    expect(await rowOf(test, callable)).toMatchObject({ rowVersion: 4 })
  })
})
