import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { getContactHistoryEntry } from '@retain/api-client/activity'
import { callSections } from '@retain/api-client/callSections'
import { getContactHistory } from '@retain/api-client/opportunity'
import { shownContacts, summariseHistory } from '@retain/domain/activity/history/historySummary'
import { addCallable, type Callable } from '../../testing/callable'
import { addEmail } from '../../testing/addEmail'
import { addEntry } from '../../testing/fixtures'
import { at, transportTo, withApp } from '../../testing/testApp'

const test = withApp()

/** Adds an entry with notes, so many minutes after ten. */
const addNoted = ({ hyperionId, opptId }: Callable, minutes: number, notes: string | null = 'Call back.') =>
  addEntry(test.db, hyperionId, opptId, {
    created_at: at(`2026-03-10T10:${String(minutes).padStart(2, '0')}:00.000Z`),
    notes,
  })

/** What a section says of the notes of the last contacts. */
async function notesOf({ opptId, person }: Callable) {
  const transport = transportTo(test.app, await test.issuer.tokenFor(person))
  const { contactNotes } = callSections({ opptId, names: ['contactNotes'] }, transport)
  const answer = await contactNotes
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const idsOf = (entries: readonly { readonly contactHistoryId: string }[]) =>
  entries.map(({ contactHistoryId }) => contactHistoryId)

describe('the notes of the last contacts', () => {
  it('are what the call of each entry answers, with the thread of an email [O-450] [OP-057]', async () => {
    const callable = await addCallable(test.db)
    const first = await addEmail(test.db, callable, 1, null, { notes: 'Offer.' })
    const second = await addEmail(test.db, callable, 2, first.detailId, { notes: 'Asked again.' })
    const noted = await addNoted(callable, 1)
    const notes = await notesOf(callable)
    expect(notes.map(idsOf)).toEqual([[noted], [second.entryId, first.entryId], [first.entryId]])
    for (const [entry, ...thread] of notes) {
      const contactHistoryId = entry?.contactHistoryId ?? ''
      const alone = await test.callAs(callable.person, getContactHistoryEntry, {
        params: { contactHistoryId },
      })
      expect(alone).toMatchObject({ right: { data: [entry, ...thread] } })
    }
    expect(notes[0]?.[0]?.notes).toBe('Call back.')
  })

  it('are of those that the page shows beside the form, where they have any', async () => {
    const callable = await addCallable(test.db)
    const { hyperionId, opptId, person } = callable
    for (let at = 0; at <= shownContacts; at += 1) await addNoted(callable, at, at === 3 ? null : 'Noted.')
    await addNoted(callable, 30, '')
    await addEntry(test.db, hyperionId, opptId, {
      contact_type: 'ViewOpportunity',
      created_at: at('2026-03-10T11:00:00.000Z'),
      notes: 'A view is no contact.',
    })
    const history = await test.callAs(person, getContactHistory, { params: { opptId } })
    if (E.isLeft(history)) throw new Error(JSON.stringify(history.left))
    const { contacts } = summariseHistory(history.right.data)
    const notes = await notesOf(callable)
    expect(notes.flatMap(idsOf)).toEqual(idsOf(contacts.filter(({ hasNotes }) => hasNotes)))
    expect(notes).toHaveLength(shownContacts - 2)
  })

  it('are none where nobody has been in contact', async () => {
    expect(await notesOf(await addCallable(test.db))).toEqual([])
  })
})
