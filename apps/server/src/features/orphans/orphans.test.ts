import { assignOrphans, listOrphans, undoOrphanAssignment } from '@retain/api-client/orphans'
import { getContactHistory } from '@retain/api-client/opportunity'
import type { Assignment } from '@retain/domain/orphans/orphan'
import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import * as E from 'fp-ts/Either'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteExpired } from '../../app/deleteExpired'
import { newKey } from '../../testing/callable'
import { addAssociate, addOpportunity, addStore } from '../../testing/fixtures'
import { eventsOf } from '../../testing/outboxEvents'
import { at, testNow, withApp } from '../../testing/testApp'

const test = withApp()
let store = ''
let ann = ''
beforeEach(async () => {
  store = await addStore(test.db)
  ann = await addAssociate(test.db, store)
})

const manage: Permission = 'Opportunity_Can_View_Setting_Overrides'
const dana = () => ({
  userName: 'dana.baker',
  roles: [generalAccess, manage],
  stores: [store],
})

const right = <A>(answer: E.Either<unknown, { readonly data: A }>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const page = async (pageNumber = 1, pageSize = 50) =>
  right(await test.callAs(dana(), listOrphans, { body: { hyperionId: store, pageNumber, pageSize } }))
const found = async () => (await page()).list.map(({ opptId }) => opptId)

const send = (assignments: readonly Assignment[], idempotencyKey = newKey()) =>
  test.callAs(dana(), assignOrphans, { body: { hyperionId: store, assignments }, idempotencyKey })
const to = (userName: string, ...ids: readonly string[]): readonly Assignment[] =>
  ids.map((opptId) => ({ opptId, userName, rowVersion: 1 }))
const undo = (assignmentId: string) =>
  test.callAs(dana(), undoOrphanAssignment, { body: { hyperionId: store, assignmentId } })

const ownerOf = (opptId: string) =>
  test.db
    .selectFrom('opportunity')
    .select(['owner_user_name', 'owner_name', 'is_orphan', 'row_version'])
    .where('oppt_id', '=', opptId)
    .executeTakeFirstOrThrow()

const gone = { owner_user_name: 'left.us', owner_name: 'Left Us', is_orphan: true }

describe('the list', () => {
  it('has the open opportunities without an owner in the store, those that waited longest first', async () => {
    const waited = await addOpportunity(test.db, store, { last_contact_at: at('2025-01-01T00:00:00.000Z') })
    const never = await addOpportunity(test.db, store, gone)
    const recent = await addOpportunity(test.db, store, { last_contact_at: testNow })
    await addOpportunity(test.db, store, { owner_user_name: ann })
    await addOpportunity(test.db, store, { status_code: 'NLO' })
    await addOpportunity(test.db, await addStore(test.db))
    expect(await found()).toEqual([never, waited, recent])
    expect((await page()).list[0]).toMatchObject({ formerOwner: 'Left Us', statusCode: 'NEW', rowVersion: 1 })
    expect(await page(2, 2)).toMatchObject({ list: [{ opptId: recent }], total: 3, page: 2, pageCount: 2 })
    expect(await page(9, 2)).toMatchObject({ list: [], total: 3 })
  })

  it('is for managers of the store', async () => {
    const body = { hyperionId: store, pageNumber: 1, pageSize: 50 }
    const sam = { ...dana(), roles: [generalAccess] }
    expect(await test.callAs(sam, listOrphans, { body })).toMatchObject(E.left({ status: 403 }))
    expect(await test.callAs({ ...dana(), stores: [] }, listOrphans, { body })).toMatchObject(
      E.left({ status: 403, code: 'store' }),
    )
  })
})

describe('an assignment', () => {
  it('gives them their owners, tells the store and stands in the history; once, however often it is sent', async () => {
    const first = await addOpportunity(test.db, store)
    const second = await addOpportunity(test.db, store, gone)
    const pat = await addAssociate(test.db, store)
    const key = newKey()
    const wanted = [...to(ann, first), ...to(pat, second)]
    const answer = right(await send(wanted, key))
    expect(answer.count).toBe(2)
    expect(right(await send(wanted, key))).toEqual(answer)
    expect(await ownerOf(first)).toMatchObject({ owner_user_name: ann, is_orphan: false, row_version: 2 })
    expect(await ownerOf(second)).toMatchObject({ owner_user_name: pat, is_orphan: false, row_version: 2 })
    expect(await found()).toEqual([])
    const told = (await eventsOf(test.db, store)).filter(({ type }) => type === 'OPPT_OWNER')
    expect(told.map(({ payload }) => payload)).toMatchObject([
      { opptId: first, ownerUserName: ann, isOrphan: false, rowVersion: 2 },
      { opptId: second, ownerUserName: pat, isOrphan: false, rowVersion: 2 },
    ])
    const history = right(await test.callAs(dana(), getContactHistory, { params: { opptId: first } }))
    expect(history).toMatchObject([{ contactType: 'ChangeOwner' }])
  })

  it('is refused as a whole where one has changed, has an owner, is of another store or is named twice', async () => {
    const one = await addOpportunity(test.db, store)
    const owned = await addOpportunity(test.db, store, { owner_user_name: ann })
    const changed = await addOpportunity(test.db, store, { row_version: 4 })
    const elsewhere = await addOpportunity(test.db, await addStore(test.db))
    for (const other of [owned, changed, elsewhere])
      expect(await send(to(ann, one, other))).toMatchObject(E.left({ status: 409, code: 'stale' }))
    expect(await send(to(ann, one, one))).toMatchObject(E.left({ status: 400 }))
    expect(await ownerOf(one)).toMatchObject({ owner_user_name: null, row_version: 1 })
  })

  it('is refused where somebody else works on one', async () => {
    const one = await addOpportunity(test.db, store)
    const held = { locked_by_user_name: 'jo.ray', locked_by_name: 'Jo Ray', locked_at: testNow }
    const locked = await addOpportunity(test.db, store, held)
    expect((await page()).list.map(({ lockedByName }) => lockedByName)).toEqual([null, 'Jo Ray'])
    expect(await send(to(ann, one, locked))).toMatchObject(E.left({ code: 'lockedByUser' }))
    expect(await ownerOf(one)).toMatchObject({ owner_user_name: null })
  })

  it('is refused for somebody who does not work in the store', async () => {
    const one = await addOpportunity(test.db, store)
    const other = await addAssociate(test.db, await addStore(test.db))
    expect(await send(to(other, one))).toMatchObject(E.left({ status: 400 }))
    expect(await ownerOf(one)).toMatchObject({ owner_user_name: null })
  })

  it('of two managers at once is made by one of them', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => addOpportunity(test.db, store)))
    const answers = await Promise.all([send(to(ann, ...ids)), send(to(ann, ...ids.toReversed()))])
    expect(answers.filter(E.isRight)).toHaveLength(1)
  })
})

describe('taking an assignment back', () => {
  it('restores what nobody has changed since, once', async () => {
    const first = await addOpportunity(test.db, store)
    const second = await addOpportunity(test.db, store, gone)
    const third = await addOpportunity(test.db, store)
    const { assignmentId } = right(await send(to(ann, first, second, third)))
    await test.db.updateTable('opportunity').set({ row_version: 3 }).where('oppt_id', '=', third).execute()
    expect(right(await undo(assignmentId))).toEqual({ restored: 2, kept: 1 })
    expect(await ownerOf(first)).toMatchObject({ owner_user_name: null, row_version: 3 })
    expect(await ownerOf(second)).toMatchObject({ ...gone, row_version: 3 })
    expect(await ownerOf(third)).toMatchObject({ owner_user_name: ann })
    expect(right(await undo(assignmentId))).toEqual({ restored: 0, kept: 3 })
  })

  it('is of its store, and ends after 30 days', async () => {
    const one = await addOpportunity(test.db, store)
    const { assignmentId } = right(await send(to(ann, one)))
    const own = store
    store = await addStore(test.db)
    expect(await undo(assignmentId)).toMatchObject(E.left({ status: 404 }))
    store = own
    await deleteExpired(test.db, at('2026-04-15T15:30:00.001Z'))
    expect(await undo(assignmentId)).toMatchObject(E.left({ status: 404 }))
  })
})
