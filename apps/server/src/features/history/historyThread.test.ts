import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { getContactHistoryEntry } from '@retain/api-client/activity'
import { addCallable, saveCall, type Callable } from '../../testing/callable'
import { addEmail } from '../../testing/addEmail'
import { withApp } from '../../testing/testApp'

const test = withApp()

async function entry({ person }: Pick<Callable, 'person'>, contactHistoryId: string) {
  const answer = await test.callAs(person, getContactHistoryEntry, { params: { contactHistoryId } })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

describe('an entry that is asked for by its id', () => {
  it('comes alone with its notes when it is no email [O-450] [OP-057] [L-426] [L-555]', async () => {
    const callable = await addCallable(test.db)
    await saveCall(test, callable)
    const { contactHistoryId, entry: listed } = await saveCall(test, callable)
    expect(await entry(callable, contactHistoryId)).toEqual([
      { ...listed, notes: 'Wants to see the new model.' },
    ])
  })

  it('names whoever made it as the store knows them', async () => {
    const callable = await addCallable(test.db)
    await test.db
      .insertInto('app_user')
      .values({ user_name: 'known.person', full_name: 'Known Person' })
      .execute()
    const { contactHistoryId } = await saveCall(test, {
      ...callable,
      person: { ...callable.person, userName: 'known.person' },
    })
    expect(await entry(callable, contactHistoryId)).toMatchObject([{ createdBy: 'Known Person' }])
  })

  it('is followed by the earlier emails of its thread, newest first [L-204] [L-205]', async () => {
    const callable = await addCallable(test.db)
    const first = await addEmail(test.db, callable, 1, null)
    const aside = await addEmail(test.db, callable, 2, null)
    const second = await addEmail(test.db, callable, 3, first.detailId, { direction: 'in' })
    await saveCall(test, callable)
    const third = await addEmail(test.db, callable, 5, second.detailId)
    const later = await addEmail(test.db, callable, 6, third.detailId)
    const entries = await entry(callable, third.entryId)
    expect(entries.map(({ contactHistoryId }) => contactHistoryId)).toEqual([
      third.entryId,
      second.entryId,
      first.entryId,
    ])
    expect(entries[1]).toMatchObject({
      emailContactDetailId: second.detailId,
      email: {
        direction: 'in',
        emailFrom: 'pat@store.example',
        emailTo: 'ana@example.com',
        emailSubject: 'Mail of day 3',
        emailBody: '<p>3</p>',
      },
    })
    expect(await entry(callable, later.entryId)).toHaveLength(4)
    expect(await entry(callable, aside.entryId)).toHaveLength(1)
  })

  it('that there is not is a 404', async () => {
    const { person } = await addCallable(test.db)
    const answer = await test.callAs(person, getContactHistoryEntry, {
      params: { contactHistoryId: '999999999999' },
    })
    expect(answer).toMatchObject(E.left({ status: 404 }))
  })
})
