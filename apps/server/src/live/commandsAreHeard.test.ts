import * as E from 'fp-ts/Either'
import { beforeAll, expect, it } from 'vitest'
import { lockOpportunity } from '@retain/api-client/lock'
import { storeTag } from '@retain/domain/live/tags'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { addOpportunity, addStore } from '../testing/fixtures'
import { liveClient } from '../testing/liveClient'
import { portOf } from '../testing/portOf'
import { withApp } from '../testing/testApp'

const test = withApp()
beforeAll(() => test.app.listen({ port: 0, host: '127.0.0.1' }))

it('what one locks over HTTP, a colleague of the store hears, with the versions that the answer names [L-394] [L-564]', async () => {
  const store = await addStore(test.db)
  const opptId = await addOpportunity(test.db, store)
  const member = { roles: [generalAccess], stores: [store] }
  const token = await test.issuer.tokenFor({ ...member, userName: 'colleague' })
  const client = liveClient(`ws://127.0.0.1:${portOf(test.app.server)}/live?access_token=${token}`)
  await client.next()
  await client.subscribe([storeTag(store)])
  for (const isLocked of [true, false]) {
    const body = { opptId, hyperionId: store, isLocked }
    const answer = await test.callAs({ ...member, userName: 'holder' }, lockOpportunity, { body })
    if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
    expect(await client.nextEvent()).toMatchObject({ type: 'OPPT_LOCK', payload: answer.right.data })
  }
  client.socket.terminate()
})

it('an address that is no socket is not found there, and its token is in no log', async () => {
  const answer = await fetch(`http://127.0.0.1:${portOf(test.app.server)}/live?access_token=secret.token`)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(await answer.text()).not.toContain('secret.token')
  expect(test.logged()).toContain('answered')
  expect(test.logged()).not.toContain('secret.token')
})
