import { getContactHistoryEntry, saveContactHistory } from '@retain/api-client/activity'
import { eventEntry, type EventEntry, type EventName } from '@retain/domain/activity/history/eventEntry'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { addCallable, newKey, rowOf, type Callable } from '../../testing/callable'
import { testNow, withApp } from '../../testing/testApp'

const test = withApp()

const printer = (callable: Callable): Callable => ({
  ...callable,
  person: {
    ...callable.person,
    roles: [...(callable.person.roles ?? []), 'Opportunity_Can_Print_Playground'],
  },
})

const send = (
  { opptId, person }: Callable,
  event: EventName,
  changes: Partial<EventEntry> = {},
  idempotencyKey = newKey(),
) =>
  test.callAs(person, saveContactHistory, {
    body: { ...eventEntry(event, opptId, '2026 Toyota RAV4 · S#RT4X0917'), ...changes },
    idempotencyKey,
  })

async function saved(...parts: Parameters<typeof send>) {
  const answer = await send(...parts)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const shownOf = async (callable: Callable) => {
  const { lastActionIcon, contactDate, note, statusCode } = await rowOf(test, callable)
  return { lastActionIcon, contactDate, note, statusCode }
}

describe('an event without a form', () => {
  it('is an entry of the history with its notes, and no contact: the row shows what it showed [O-449] [OP-061]', async () => {
    const callable = await addCallable(test.db)
    const before = await shownOf(callable)
    const { entry, contactHistoryId, statusCode, messages } = await saved(callable, 'vinSelected')
    expect(entry).toMatchObject({
      contactType: 'PlaygroundVinSelected',
      contactAction: null,
      contactActionResult: null,
      createDate: testNow,
      hasNotes: true,
    })
    expect(statusCode).toBe('NEW')
    expect(messages.map(({ type }) => type)).toEqual(['OPPT_CONTACT'])
    expect(await shownOf(callable)).toEqual(before)
    const read = await test.callAs(callable.person, getContactHistoryEntry, { params: { contactHistoryId } })
    expect(read).toMatchObject(E.right({ data: [{ notes: '2026 Toyota RAV4 · S#RT4X0917' }] }))
  })

  it('is recorded once, however often it is sent with its key', async () => {
    const callable = await addCallable(test.db)
    const key = newKey()
    const first = await saved(callable, 'vinSelected', {}, key)
    expect(await saved(callable, 'vinSelected', {}, key)).toEqual(first)
  })

  it('may have no notes', async () => {
    const { entry } = await saved(await addCallable(test.db), 'vinSelected', { notes: ' ' })
    expect(entry.hasNotes).toBe(false)
  })
})

describe('a print of the playground', () => {
  it('is recorded for somebody who may print it, and for nobody else [O-294] [OP-089]', async () => {
    const callable = await addCallable(test.db)
    const { entry } = await saved(printer(callable), 'print')
    expect(entry).toMatchObject({ contactType: 'System', contactAction: 'PRINT' })
    expect(await send(callable, 'print')).toMatchObject(E.left({ status: 403, code: 'permission' }))
  })
})

describe('a lead that is closed without sale', () => {
  it('makes the opportunity one that can be worked again [OP-061] [OP-074]', async () => {
    const callable = await addCallable(test.db, { status_code: 'LEADSENT' })
    const { statusCode, entry, rowVersion, messages } = await saved(callable, 'leadNoSale')
    expect(statusCode).toBe('REACTIVATED')
    expect(entry).toMatchObject({ contactType: 'LEADNOSALE', hasNotes: true })
    expect(messages.map(({ type }) => type)).toEqual(['OPPT_STATUS', 'OPPT_CONTACT'])
    const row = await rowOf(test, callable)
    expect([row.statusCode, row.rowVersion]).toEqual(['REACTIVATED', rowVersion])
  })

  it('is refused where no lead is under way', async () => {
    expect(await send(await addCallable(test.db), 'leadNoSale')).toMatchObject(
      E.left({ status: 409, code: 'notPending' }),
    )
  })
})

it.each([
  ['a type that is no event', { contactType: 'PhoneCall' }, {}, 400, 'invalid'],
  ['a closed opportunity', {}, { status_code: 'NLO' }, 409, 'lockedByStatus'],
  [
    'an opportunity that somebody else works on',
    {},
    { locked_by_user_name: 'priya', locked_by_name: 'Priya Singh', locked_at: testNow },
    409,
    'lockedByUser',
  ],
] as const)('an event is refused for %s', async (_what, changes, opportunity, status, code) => {
  const callable = await addCallable(test.db, opportunity)
  expect(await send(callable, 'vinSelected', changes)).toMatchObject(E.left({ status, code }))
})
