import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { checkStore, getStoreLogo, listStores, setActiveStore } from '../stores'
import { saveSearch } from '../saved-search'
import { validateToken } from '../session'
import { recordUsage } from '../usage'
import { recordingTransport } from '../testing'
import { call } from './call'
import { statusTextOf } from './apiError'

const problem = (status: number, fields: object = {}) =>
  new Response(
    JSON.stringify({ type: 'about:blank', title: 'x', status, code: 'invalid', requestId: 'r-9', ...fields }),
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  )

const leftOf = <L>(either: E.Either<L, unknown>): L => {
  if (E.isRight(either)) throw new Error('The call was expected to fail')
  return either.left
}

describe('what a call sends', () => {
  it('names the version of what it changes, and nothing where there is none', async () => {
    const { transport, seen } = recordingTransport(() => problem(409))
    const body = { searchType: 'EqLogCol', name: 'Custom', filter: { columns: ['year'] } }
    await call(saveSearch, { body, version: 4 }, transport)()
    await call(saveSearch, { body }, transport)()
    expect(seen.map(({ headers }) => headers['if-match'])).toEqual(['"4"', undefined])
  })

  it('is not answered out of the browser’s cache when it is to be fresh', async () => {
    const modes: (RequestCache | undefined)[] = []
    const { transport } = recordingTransport(() => Response.json({ data: [] }), {
      fetch: async (_address, init) => {
        modes.push(init?.cache)
        return Response.json({ data: [] })
      },
    })
    await call(listStores, {}, transport)()
    await call(listStores, { isFresh: true }, transport)()
    expect(modes).toEqual([undefined, 'no-cache'])
  })

  it('goes to the base of its service plus its path [S-377] [O-514]', async () => {
    const { transport, seen } = recordingTransport(() => Response.json({ data: { url: '/logo.svg' } }))
    await call(getStoreLogo, { params: { hyperionId: 'S#AB 1/2' } }, transport)()
    expect(seen[0]?.url).toBe('https://api.test/application/stores/logo/S%23AB%201%2F2')

    const moved = { ...transport, bases: { ...transport.bases, application: 'https://elsewhere.test' } }
    await call(getStoreLogo, { params: { hyperionId: 'HAR' } }, moved)()
    expect(seen[1]?.url).toBe('https://elsewhere.test/stores/logo/HAR')
  })

  it('carries JSON headers, the subscription key and a request id [S-378] [S-379] [S-703] [O-515] [O-516] [O-517] [OP-137]', async () => {
    const { transport, seen } = recordingTransport(() => Response.json({ data: [] }))
    await call(listStores, {}, transport)()
    expect(seen[0]?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      'ocp-apim-subscription-key': 'key-1',
      'x-request-id': 'request-1',
    })
  })

  it('carries a bearer token only when one is stored [S-380] [O-518]', async () => {
    const signedIn = recordingTransport(() => Response.json({ data: [] }))
    await call(listStores, {}, signedIn.transport)()
    expect(signedIn.seen[0]?.headers['authorization']).toBe('Bearer token-of-ann')

    const signedOut = recordingTransport(() => Response.json({ data: [] }), { accessToken: async () => null })
    await call(listStores, {}, signedOut.transport)()
    expect(signedOut.seen[0]?.headers).not.toHaveProperty('authorization')
  })

  it.each(['POST', 'PUT', 'DELETE'] as const)('sends a JSON body with %s [S-381] [O-519]', async (method) => {
    const { transport, seen } = recordingTransport(() => Response.json({ data: { hyperionId: 'BLR' } }))
    await call({ ...setActiveStore, method }, { body: { hyperionId: 'BLR' } }, transport)()
    expect(seen[0]).toMatchObject({ method, body: { hyperionId: 'BLR' } })
  })

  it('changes the active store by a PUT with its hyperionId [S-400]', async () => {
    const { transport, seen } = recordingTransport(() => Response.json({ data: { hyperionId: 'BLR' } }))
    await call(setActiveStore, { body: { hyperionId: 'BLR' } }, transport)()
    expect(seen).toMatchObject([{ method: 'PUT', body: { hyperionId: 'BLR' } }])
  })

  it('sends no body with GET [S-381]', async () => {
    const { transport, seen } = recordingTransport(() => Response.json({ data: { hyperionId: 'BLR' } }))
    await call(checkStore, { query: { hyperionId: 'BLR' } }, transport)()
    expect(seen[0]).toMatchObject({ method: 'GET', body: undefined })
  })

  it('puts the query behind the path and leaves absent values out [S-425]', async () => {
    const { transport, seen } = recordingTransport(() =>
      Response.json({ data: { isValid: true, expiresAt: 1 } }),
    )
    await call(validateToken, { query: { client_id: 'equity', token: 'a b' } }, transport)()
    expect(seen[0]?.url).toBe('https://api.test/auth/token/validate?client_id=equity&token=a+b')
    await call(checkStore, {}, transport)()
    expect(seen[1]?.url).toBe('https://api.test/application/stores/check')
  })

  it.each([
    [getStoreLogo.name, () => call(getStoreLogo, { params: { hyperionId: '' } }, silent().transport)()],
    [setActiveStore.name, () => call(setActiveStore, { body: { hyperionId: '' } }, silent().transport)()],
  ])('fails before any request when a required id is missing: %s [S-390] [S-816]', async (_name, run) => {
    expect(leftOf(await run())).toMatchObject({ kind: 'missing', message: 'hyperionId is required' })
  })

  const silent = () =>
    recordingTransport(() => {
      throw new Error('nothing may be sent')
    })
})

describe('what a call answers', () => {
  it('takes the data field as the payload and passes meta on [S-382] [S-383] [O-520] [O-521]', async () => {
    const body = { data: { url: '/l.svg', extra: 1 }, meta: { requestId: 'r', a: 2 } }
    const { transport } = recordingTransport(() => Response.json(body))
    const answer = await call(getStoreLogo, { params: { hyperionId: 'HAR' } }, transport)()
    expect(answer).toEqual(E.right({ data: { url: '/l.svg' }, meta: { requestId: 'r', a: 2 } }))
  })

  it('takes a body without data as the payload itself [O-520]', async () => {
    const { transport } = recordingTransport(() => Response.json({ url: '/l.svg' }))
    const answer = await call(getStoreLogo, { params: { hyperionId: 'HAR' } }, transport)()
    expect(answer).toEqual(E.right({ data: { url: '/l.svg' }, meta: {} }))
  })

  it('accepts an answer of null from a write that has nothing to say, such as POST user-usage [O-524]', async () => {
    const { transport, seen } = recordingTransport(() => Response.json({ data: null, meta: {} }))
    const body = { hyperionId: 'HAR', usageTimestamp: '2026/11/21 10:00:00', action: 'searchLogs' }
    expect(await call(recordUsage, { body }, transport)()).toEqual(E.right({ data: null, meta: {} }))
    expect(seen).toMatchObject([{ method: 'POST', url: 'https://api.test/application/user-usage', body }])
  })

  it('names the place of an unexpected value, never the value', async () => {
    const { transport } = recordingTransport(() =>
      Response.json({ data: [{ hyperionId: 'HAR', name: 17, utcOffset: 'secret', logoUrl: null }] }),
    )
    const error = leftOf(await call(listStores, {}, transport)())
    expect(error).toMatchObject({ kind: 'decode', paths: ['0.name: text'] })
    expect(JSON.stringify(error)).not.toContain('secret')
  })

  it('reads a problem document into the error', async () => {
    const errors = [{ field: 'pageSize', code: 'invalid', message: 'whole number 1 to 10000' }]
    const { transport } = recordingTransport(() => problem(400, { errors }))
    const error = leftOf(await call(listStores, {}, transport)())
    expect(error).toMatchObject({
      kind: 'http',
      status: 400,
      code: 'invalid',
      requestId: 'r-9',
      fieldErrors: errors,
    })
  })

  it('uses the standard phrase where the answer carries no status text [S-811]', async () => {
    const { transport } = recordingTransport(() => problem(503))
    expect(statusTextOf(leftOf(await call(listStores, {}, transport)()))).toBe('Service Unavailable')
  })

  it('survives an html error page of a proxy', async () => {
    const { transport } = recordingTransport(
      () => new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'Retry-After': '7' } }),
    )
    const error = leftOf(await call(listStores, {}, transport)())
    expect(error).toMatchObject({ kind: 'http', status: 502, code: '', fieldErrors: [], retryAfter: 7 })
  })

  it('says for a 404 whether the endpoint handles it itself [S-388]', async () => {
    const { transport } = recordingTransport(() => problem(404))
    expect(leftOf(await call(getStoreLogo, { params: { hyperionId: 'X' } }, transport)())).toMatchObject({
      handlesNotFound: true,
    })
    expect(leftOf(await call(listStores, {}, transport)())).toMatchObject({ handlesNotFound: false })
  })

  it('reports a broken answer as one that could not be decoded', async () => {
    const { transport } = recordingTransport(() => new Response('{"data":', { status: 200 }))
    expect(leftOf(await call(listStores, {}, transport)())).toMatchObject({
      kind: 'decode',
      paths: ['.: JSON'],
    })
  })

  it('is a Network Error when nothing answers [S-810]', async () => {
    const { transport } = recordingTransport(() => Promise.reject(new TypeError('fetch failed')))
    const error = leftOf(await call(listStores, {}, transport)())
    expect(error.kind).toBe('network')
    expect(statusTextOf(error)).toBe('Network Error')
  })

  const untilAborted = (signal: AbortSignal) =>
    new Promise<Response>((_resolve, reject) => {
      const abort = () => reject(signal.reason as Error)
      if (signal.aborted) abort()
      else signal.addEventListener('abort', abort)
    })

  it('gives up when no answer comes within the limit', async () => {
    const { transport } = recordingTransport((_request, signal) => untilAborted(signal), { limitMs: 5 })
    expect(leftOf(await call(listStores, {}, transport)()).kind).toBe('timeout')
  })

  it('tells an abort of the caller from a failure', async () => {
    const { transport } = recordingTransport((_request, signal) => untilAborted(signal))
    const controller = new AbortController()
    const running = call(listStores, {}, transport, controller.signal)()
    controller.abort()
    expect(leftOf(await running).kind).toBe('aborted')
  })
})
