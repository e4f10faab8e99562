import { getContactHistoryEntry, saveNote, type NoteBody } from '@retain/api-client/activity'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { addCallable, newKey, rowOf, type Callable } from '../../testing/callable'
import { testNow, withApp } from '../../testing/testApp'

const test = withApp()

function send({ opptId, person }: Callable, changes: Partial<NoteBody> = {}, idempotencyKey = newKey()) {
  const body: NoteBody = {
    opportunityId: opptId,
    notes: '<p>Wants a <strong>hybrid</strong> &amp; a trade-in.</p>',
    action: 'NOTE',
    actionResult: 'NOTE',
    ...changes,
  }
  return test.callAs(person, saveNote, { body, idempotencyKey })
}

async function saved(callable: Callable, changes?: Partial<NoteBody>, key?: string) {
  const answer = await send(callable, changes, key)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const notesOf = async ({ person }: Callable, contactHistoryId: string) => {
  const answer = await test.callAs(person, getContactHistoryEntry, { params: { contactHistoryId } })
  return E.isRight(answer) ? answer.right.data[0]?.notes : answer
}

describe('a saved note', () => {
  it('is an entry of the history with its HTML; the row shows its text, and its status stays [O-226] [O-448] [OP-009]', async () => {
    const callable = await addCallable(test.db)
    const { entry, statusCode, contactHistoryId } = await saved(callable)
    expect(entry).toMatchObject({ contactType: 'Notes', contactAction: 'NOTE', contactActionResult: 'NOTE' })
    expect(statusCode).toBe('NEW')
    expect(await notesOf(callable, contactHistoryId)).toBe(
      '<p>Wants a <strong>hybrid</strong> &amp; a trade-in.</p>',
    )
    expect(await rowOf(test, callable)).toMatchObject({
      note: 'Wants a hybrid & a trade-in.',
      lastActionIcon: 'NOTE',
      statusCode: 'NEW',
    })
  })

  it('makes the opportunity in process where the customer was reached [OP-009] [OP-054]', async () => {
    const callable = await addCallable(test.db)
    const { statusCode, messages } = await saved(callable, { actionResult: 'CONTACTED' })
    expect(statusCode).toBe('IPCM')
    expect(messages.map(({ type }) => type)).toEqual(['OPPT_STATUS', 'OPPT_CONTACT'])
  })

  it('keeps nothing that could run [S-789]', async () => {
    const callable = await addCallable(test.db)
    const notes = '<p onclick="steal()">Call back<script>steal()</script></p>'
    const { contactHistoryId } = await saved(callable, { notes })
    expect(await notesOf(callable, contactHistoryId)).toBe('<p>Call back</p>')
  })

  it('is recorded once, however often it is sent with its key', async () => {
    const callable = await addCallable(test.db)
    const key = newKey()
    const first = await saved(callable, {}, key)
    expect((await saved(callable, {}, key)).contactHistoryId).toBe(first.contactHistoryId)
  })
})

describe('a note that is refused', () => {
  it.each([
    ['shows nothing', { notes: '<p><br></p>' }, 'notes'],
    ['shows nothing once it is cleaned', { notes: '<script>steal()</script>' }, 'notes'],
    ['is no note by its action', { action: 'OUT_CALL' }, 'action'],
    ['has the result of a call', { actionResult: 'BUSY' }, 'actionResult'],
  ] as const)('%s: it says so [O-213]', async (_what, changes, field) => {
    const answer = await send(await addCallable(test.db), changes)
    expect(answer).toMatchObject(E.left({ status: 400, fieldErrors: [{ field }] }))
  })

  it.each(['NLO', 'LEADCREATED', 'DUPE'] as const)(
    'is on an opportunity that is %s [O-056]',
    async (status) => {
      const answer = await send(await addCallable(test.db, { status_code: status }))
      expect(answer).toMatchObject(E.left({ status: 409, code: 'lockedByStatus' }))
    },
  )

  it('is on one that somebody else works on [O-056]', async () => {
    const locked = {
      locked_by_user_name: 'priya',
      locked_by_name: 'Priya Singh',
      locked_at: testNow,
    }
    const answer = await send(await addCallable(test.db, locked))
    expect(answer).toMatchObject(E.left({ status: 409, code: 'lockedByUser' }))
  })
})
