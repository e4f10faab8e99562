import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { setFlag } from '@retain/api-client/flags'
import { flagRequest } from '@retain/domain/flagging/associate'
import type { StatusCode } from '@retain/domain/opportunity/status/statuses'
import { addCallable, asManager, rowOf, type Callable } from '../../testing/callable'
import { addAssociate } from '../../testing/fixtures'
import { eventsOf, eventsOfUser } from '../../testing/outboxEvents'
import { testNow, withApp } from '../../testing/testApp'

const test = withApp()

/** The caller, as a request names them. */
const pat = { givenName: 'Pat', familyName: 'Tester', email: 'pat.tester@test.example' }
/** An associate that `addAssociate` made, as a request names them. */
const named = (userName: string) => ({ givenName: null, familyName: null, email: `${userName}@test.example` })

const ask = (
  callable: Callable,
  holder: typeof pat | ReturnType<typeof named>,
  isFlagged = true,
  who = callable.person,
) => test.callAs(who, setFlag, { body: flagRequest(callable, holder, isFlagged) })

async function flag(...args: Parameters<typeof ask>) {
  const answer = await ask(...args)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data.flaggedAssociates.map(({ userName }) => userName)
}

const told = async ({ hyperionId }: Callable) =>
  (await eventsOf(test.db, hyperionId)).map(({ type, payload }) => ({ type, payload }))

describe('a flag', () => {
  it('of one’s own is set and removed, in the answer, in the row and to the store [O-247] [O-455] [S-012] [L-290]', async () => {
    const callable = await addCallable(test.db)
    const { opptId, hyperionId } = callable
    expect(await flag(callable, pat)).toEqual(['pat.tester'])
    expect(await rowOf(test, callable)).toMatchObject({ flaggedUser: 'Pat Tester', rowVersion: 2 })
    expect(await flag(callable, pat, false)).toEqual([])
    expect(await rowOf(test, callable)).toMatchObject({ flaggedUser: null, rowVersion: 3 })
    const of = { opptId, hyperionId }
    expect(await told(callable)).toEqual([
      {
        type: 'OPPT_FLAG',
        payload: { ...of, flaggedUser: 'Pat Tester', flaggedUserNames: ['pat.tester'], rowVersion: 2 },
      },
      { type: 'OPPT_FLAG', payload: { ...of, flaggedUser: null, flaggedUserNames: [], rowVersion: 3 } },
    ])
  })

  it('that is there already, or is not there, changes nothing and is told to nobody', async () => {
    const callable = await addCallable(test.db)
    await flag(callable, pat, false)
    await flag(callable, pat)
    expect(await flag(callable, pat)).toEqual(['pat.tester'])
    expect(await told(callable)).toHaveLength(1)
    expect(await rowOf(test, callable)).toMatchObject({ rowVersion: 2 })
  })

  it('of another associate may be set by everybody [O-427] [OP-008]', async () => {
    const callable = await addCallable(test.db)
    const priya = await addAssociate(test.db, callable.hyperionId)
    expect(await flag(callable, named(priya))).toEqual([priya])
    expect(await eventsOfUser(test.db, priya)).toEqual([])
  })

  it('stands in the row under a name that the list can be split by', async () => {
    const callable = await addCallable(test.db)
    const one = await addAssociate(test.db, callable.hyperionId)
    await test.db
      .updateTable('app_user')
      .set({ full_name: "O'Brien, Ann" })
      .where('user_name', '=', one)
      .execute()
    await flag(callable, named(one))
    const flaggedUser = 'O%27Brien%2C Ann'
    expect(await rowOf(test, callable)).toMatchObject({ flaggedUser })
    expect((await told(callable))[0]?.payload).toMatchObject({ flaggedUser })
  })

  it('is removed from somebody who has left the store', async () => {
    const callable = await addCallable(test.db)
    const gone = await addAssociate(test.db, callable.hyperionId)
    await flag(callable, named(gone))
    await test.db.deleteFrom('store_user').where('user_name', '=', gone).execute()
    expect(await flag(callable, named(gone), false)).toEqual([])
  })

  it('of somebody who is no associate of the store is refused', async () => {
    const callable = await addCallable(test.db)
    const { hyperionId } = await addCallable(test.db)
    const stranger = await addAssociate(test.db, hyperionId)
    expect(await ask(callable, named(stranger))).toMatchObject(
      E.left({ status: 400, code: 'invalid', fieldErrors: [{ field: 'email' }] }),
    )
    expect(await told(callable)).toEqual([])
  })

  it('of an opportunity that belongs to another store than said is refused', async () => {
    const callable = await addCallable(test.db)
    expect(await ask({ ...callable, hyperionId: 'OTHER' }, pat)).toMatchObject(
      E.left({ status: 400, fieldErrors: [{ field: 'hyperionId' }] }),
    )
  })

  it.each<StatusCode>(['NLO', 'LEADCREATED', 'DUPE', 'IPCM'])(
    'is exempt from locks: %s, held by somebody else',
    async (status_code) => {
      const callable = await addCallable(test.db, {
        status_code,
        locked_by_user_name: 'other',
        locked_at: testNow,
      })
      expect(await flag(callable, pat)).toEqual(['pat.tester'])
    },
  )

  it('that two people set at once is there for both, with a version for each', async () => {
    const callable = await addCallable(test.db)
    const ann = await addAssociate(test.db, callable.hyperionId)
    await Promise.all([flag(callable, pat), flag(callable, named(ann))])
    const versions = (await told(callable)).map(({ payload }) => payload['rowVersion'])
    expect(versions).toEqual([2, 3])
    expect((await told(callable)).at(-1)?.payload['flaggedUserNames']).toHaveLength(2)
  })
})

describe('a manager’s flag for somebody else', () => {
  const alertsOf = (userName: string) =>
    test.db.selectFrom('notification').selectAll().where('user_name', '=', userName).execute()

  it('is told to that person, in the words of the specification [O-257] [OP-008] [S-367] [D-11]', async () => {
    const callable = await addCallable(test.db, { full_name: 'Hana Castellanos' })
    const priya = await addAssociate(test.db, callable.hyperionId)
    await flag(callable, named(priya), true, asManager(callable.person))
    const [alert] = await alertsOf(priya)
    const payload = {
      notificationId: alert?.notification_id,
      hyperionId: callable.hyperionId,
      notificationType: 'FLAG_BY_MG',
      displayName: 'Pat Tester',
      createDT: testNow,
      customerName: 'Hana Castellanos',
      message: 'Manager has flagged customer for you',
      viewed: false,
      opptId: callable.opptId,
      emailContactDetailId: null,
      announcementId: null,
      displayOn: null,
      alertCode: null,
      eventTypeId: null,
    }
    expect(await eventsOfUser(test.db, priya)).toEqual([
      { tag: `USER_${priya}`, type: 'NOTIFICATION', payload },
    ])
    expect(alert?.hyperion_id).toBe(callable.hyperionId)
  })

  it('is told once while the alert is not viewed, and again after that', async () => {
    const callable = await addCallable(test.db)
    const priya = await addAssociate(test.db, callable.hyperionId)
    const again = async () => {
      await flag(callable, named(priya), false, asManager(callable.person))
      await flag(callable, named(priya), true, asManager(callable.person))
    }
    await again()
    await again()
    expect(await alertsOf(priya)).toHaveLength(1)
    expect(await eventsOfUser(test.db, priya)).toHaveLength(1)
    await test.db.updateTable('notification').set({ viewed: true }).where('user_name', '=', priya).execute()
    await again()
    expect(await eventsOfUser(test.db, priya)).toHaveLength(2)
  })

  it('is one alert for each opportunity, and none for the manager’s own flag', async () => {
    const first = await addCallable(test.db)
    const second = await addCallable(test.db)
    const manager = {
      ...asManager(first.person),
      userName: 'boss',
      stores: [first.hyperionId, second.hyperionId],
    }
    const priya = await addAssociate(test.db, first.hyperionId)
    await test.db
      .insertInto('store_user')
      .values({ hyperion_id: second.hyperionId, user_name: priya })
      .execute()
    await flag(first, named(priya), true, manager)
    await flag(second, named(priya), true, manager)
    await flag(first, pat, true, manager)
    expect(await alertsOf(priya)).toHaveLength(2)
    expect(await alertsOf('boss')).toEqual([])
  })
})
