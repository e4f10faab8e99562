import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import { createNotification } from '@retain/api-client/notifications'
import { managerFlagMessage } from '@retain/domain/flagging/managerFlag'
import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { addCallable, asManager, newKey, type Callable } from '../../testing/callable'
import { addStore } from '../../testing/fixtures'
import { eventsOfUser } from '../../testing/outboxEvents'
import { withApp } from '../../testing/testApp'

const test = withApp()
const told = (userName: string) => eventsOfUser(test.db, userName)

async function addFlaggable() {
  const callable = await addCallable(test.db)
  const userName = `associate-${callable.opptId}`
  await test.db
    .insertInto('store_user')
    .values({ hyperion_id: callable.hyperionId, user_name: userName })
    .execute()
  return { callable, userName }
}

function create({ hyperionId, opptId, person }: Callable, userName: string, store = hyperionId) {
  const body: BodyOf<typeof createNotification> = {
    notificationType: 'FLAG_BY_MG',
    opptId,
    hyperionId: store,
    userName,
    message: managerFlagMessage,
  }
  return test.callAs(asManager(person), createNotification, { body, idempotencyKey: newKey() })
}

it('a manager tells an associate, who has one alert however often that is asked for [S-399] [S-704]', async () => {
  const { callable, userName } = await addFlaggable()
  const first = await create(callable, userName)
  expect(first).toMatchObject(
    E.right({ data: { notificationType: 'FLAG_BY_MG', opptId: callable.opptId, viewed: false } }),
  )
  expect(await create(callable, userName)).toMatchObject(
    E.right({ data: E.isRight(first) ? first.right.data : {} }),
  )
  expect(await told(userName)).toMatchObject([{ type: 'NOTIFICATION' }])
})

it('nobody outside of the store is told, nor of an opportunity of another one', async () => {
  const { callable, userName } = await addFlaggable()
  const refused = (field: string) => E.left({ status: 400, fieldErrors: [{ field }] })
  expect(await create(callable, 'somebody.else')).toMatchObject(refused('userName'))
  expect(await create(callable, userName, await addStore(test.db))).toMatchObject(refused('hyperionId'))
  expect(await told(userName)).toEqual([])
})
