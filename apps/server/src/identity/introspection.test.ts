import { generalAccess } from '@retain/domain/session/user/permissions'
import { expect, it } from 'vitest'
import { testCaller } from '../testing/testCall'
import { askByIntrospection } from './introspection'

const issuer = 'https://identity.test'

/** Asks an identity server that answers with this, and says what it was asked. */
async function asked(answer: unknown, status = 200) {
  const requests: { url: string; init: RequestInit }[] = []
  const ask = askByIntrospection(
    issuer,
    { clientId: 'retain api', secret: 'p:w' },
    { rolesClaim: 'realm.roles', storesClaim: 'stores' },
    async (to, init = {}) => {
      const url = to instanceof Request ? to.url : to.toString()
      requests.push({ url, init })
      return url.endsWith('/openid-configuration')
        ? Response.json({
            issuer,
            jwks_uri: `${issuer}/jwks`,
            introspection_endpoint: `${issuer}/introspect`,
          })
        : Response.json(answer, { status })
    },
  )
  return { answer: await ask('the-token', testCaller('dana')), requests }
}

it('asks about the token as the API, whose name and secret are encoded', async () => {
  const { requests } = await asked({ active: true })
  expect(requests.map(({ url }) => url)).toEqual([
    `${issuer}/.well-known/openid-configuration`,
    `${issuer}/introspect`,
  ])
  const { headers, body } = requests[1]?.init ?? {}
  expect(headers).toMatchObject({
    authorization: `Basic ${Buffer.from('retain%20api:p%3Aw').toString('base64')}`,
  })
  expect(String(body as URLSearchParams)).toBe('token=the-token&token_type_hint=access_token')
})

it('answers the permissions and stores that are said, and nothing of what is not', async () => {
  expect((await asked({ active: true })).answer).toEqual({
    _tag: 'Right',
    right: { roles: null, stores: null },
  })
  const said = {
    active: true,
    realm: { roles: [generalAccess, 'Unknown'] },
    stores: [{ storeCode: 'HAR', name: 'Harborview', timeZoneOffset: '-05:00' }, 'BLR'],
  }
  expect((await asked(said)).answer).toEqual({
    _tag: 'Right',
    right: { roles: [generalAccess], stores: ['HAR'] },
  })
})

it('ends a token that is not active', async () => {
  expect((await asked({ active: false })).answer).toEqual({ _tag: 'Left', left: 'tokenInvalid' })
})

it.each([
  [{ active: 'yes' }, 200],
  [{}, 200],
  [{ active: true }, 503],
])('fails where %j is answered with %d', async (answer, status) => {
  await expect(asked(answer, status)).rejects.toThrow('The identity server')
})
