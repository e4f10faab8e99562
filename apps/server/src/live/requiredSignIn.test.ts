import { once } from 'node:events'
import { epochOf } from '@retain/domain/calendar/instant'
import { expect, it } from 'vitest'
import { withRequiredSignIn } from '../identity/requiredSignIn'
import { addStore } from '../testing/fixtures'
import { testNow } from '../testing/testApp'
import { withChannel } from '../testing/testChannel'

const required = { acr: ['mfa'], maxAge: 3600 }
const test = withChannel({
  verifyToken: (token) =>
    withRequiredSignIn(
      (given) => test.issuer.verifyToken(given),
      required,
      () => test.host.clock(),
    )(token),
})
const refused = { code: 4401, reason: 'The sign-in is not strong enough, or too long ago.' }
const signedIn = (acr: string) => ({ acr, auth_time: Math.floor(epochOf(testNow) / 1000) })

it('a socket is refused to a sign-in that is not strong enough', async () => {
  const stores = [await addStore(test.host.db)]
  expect(await (await test.connect({ stores, claims: signedIn('pwd') })).ended).toEqual(refused)
})

it('and is closed with the heartbeat after which it is too long ago', async () => {
  const client = await test.listen({ stores: [await addStore(test.host.db)], claims: signedIn('mfa') }, [])
  const pinged = once(client.socket, 'ping')
  await test.channel.heartbeat()
  await pinged
  await client.subscribe([])
  expect(test.endings).toEqual([])
  test.pass(3_601_000)
  await test.channel.heartbeat()
  expect(await client.ended).toEqual(refused)
})
