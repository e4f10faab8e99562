import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { callSections } from './callSections'
import { getOpportunitySections, sectionEndpoints, sectionNames } from './opportunity-sections'
import { recordingTransport } from './testing'

const opptId = '1000001'
const section = {
  opptId,
  hyperionId: 'HAR',
  statusCode: 'NEW',
  lockedBy: null,
  lockedUserId: null,
  lockedDT: null,
}
const lastRo = {
  firstName: null,
  lastName: null,
  lastRoDate: null,
  roAmount: 12.5,
  roStatus: null,
  roNumber: '7',
  roTagNumber: null,
}
const problem = (status: number, code: string) => ({
  type: 'about:blank',
  title: 'x',
  status,
  code,
  requestId: 'r-9',
})

/** An answer whose lines a test sends one by one. */
function openAnswer() {
  let lines: ReadableStreamDefaultController<Uint8Array> | null = null
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      lines = controller
    },
  })
  return {
    answer: new Response(body),
    send: (line: object) => lines?.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`)),
    end: () => lines?.close(),
    breakOff: () => lines?.error(new TypeError('terminated')),
  }
}

const two = { opptId, names: ['opportunity', 'lastRoDealCustomer'] } as const

describe('the sections of an opportunity in one request', () => {
  it('are asked for by their names', async () => {
    const { transport, seen } = recordingTransport(() => new Response(''))
    await callSections(two, transport).opportunity
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET ${transport.bases.opportunity}/1000001/sections?names=opportunity%2ClastRoDealCustomer`,
    ])
  })

  it('answer as they arrive, whatever order they were asked for in, each as its own call would', async () => {
    const { answer, send, end } = openAnswer()
    const { transport } = recordingTransport(() => answer)
    const answers = callSections(two, transport)
    send({ name: 'lastRoDealCustomer', data: lastRo })
    expect(await answers.lastRoDealCustomer).toEqual(
      E.right({ data: { ...lastRo, roAmount: 1_250 }, meta: { requestId: 'request-1' } }),
    )
    send({ name: 'opportunity', data: section })
    expect(await answers.opportunity).toMatchObject({ right: { data: section } })
    end()
  })

  it('fail alone, by the name of their own call', async () => {
    const { answer, send, end } = openAnswer()
    const { transport } = recordingTransport(() => answer)
    const answers = callSections(two, transport)
    send({ name: 'opportunity', problem: problem(404, 'notFound') })
    send({ name: 'lastRoDealCustomer', data: lastRo })
    end()
    expect(await answers.lastRoDealCustomer).toMatchObject({ _tag: 'Right' })
    expect(await answers.opportunity).toEqual(
      E.left({
        kind: 'http',
        endpoint: 'getOpportunity',
        requestId: 'r-9',
        status: 404,
        statusText: 'Not Found',
        code: 'notFound',
        fieldErrors: [],
        lock: null,
        retryAfter: null,
        handlesNotFound: false,
      }),
    )
  })

  it('are all refused when the request is', async () => {
    const { transport } = recordingTransport(() => Response.json(problem(403, 'store'), { status: 403 }))
    const { opportunity, lastRoDealCustomer } = callSections(two, transport)
    const refused = { kind: 'http', status: 403, code: 'store' }
    expect(await opportunity).toMatchObject(
      E.left({ ...refused, endpoint: 'getOpportunity', handlesNotFound: false }),
    )
    expect(await lastRoDealCustomer).toMatchObject(
      E.left({ ...refused, endpoint: 'getLastRoCustomer', handlesNotFound: true }),
    )
  })

  it('that were received stay when the rest breaks off', async () => {
    const { answer, send, breakOff } = openAnswer()
    const { transport } = recordingTransport(() => answer)
    const { opportunity, lastRoDealCustomer } = callSections(two, transport)
    send({ name: 'opportunity', data: section })
    expect(await opportunity).toMatchObject({ _tag: 'Right' })
    breakOff()
    expect(await lastRoDealCustomer).toMatchObject(E.left({ kind: 'network', endpoint: 'getLastRoCustomer' }))
  })

  it('that an answer leaves out are errors, and none is waited for in vain', async () => {
    const { answer, send, end } = openAnswer()
    const { transport } = recordingTransport(() => answer)
    const { lastRoDealCustomer } = callSections(two, transport)
    send({ name: 'opportunity', data: section })
    end()
    expect(await lastRoDealCustomer).toMatchObject(E.left({ kind: 'decode', endpoint: 'getLastRoCustomer' }))
  })

  it('are given up together', async () => {
    const { answer, send } = openAnswer()
    const { transport } = recordingTransport((_request, signal) => {
      const body = answer.body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal })
      return new Response(body ?? null)
    })
    const leaving = new AbortController()
    const { opportunity, lastRoDealCustomer } = callSections(two, transport, leaving.signal)
    send({ name: 'opportunity', data: section })
    expect(await opportunity).toMatchObject({ _tag: 'Right' })
    leaving.abort()
    expect(await lastRoDealCustomer).toMatchObject(E.left({ kind: 'aborted', endpoint: 'getLastRoCustomer' }))
  })

  it('that is asked for alone goes as its own call', async () => {
    const { transport, seen } = recordingTransport(() => Response.json({ data: lastRo }))
    const { lastRoDealCustomer } = callSections({ opptId, names: ['lastRoDealCustomer'] }, transport)
    expect(await lastRoDealCustomer).toMatchObject({ right: { data: { roNumber: '7' } } })
    await callSections({ opptId, names: ['flaggedAssociates'] }, transport).flaggedAssociates
    await callSections({ opptId, names: ['frame'] }, transport).frame
    expect(seen.map(({ url }) => url.slice(transport.bases.opportunity.length))).toEqual([
      '/1000001/ro/customer-info',
      '/activity/opportunity-flagged-associate?oppId=1000001',
      '/1000001/details/false',
    ])
  })

  it('that has no call of its own is asked for alone like several', async () => {
    const { transport, seen } = recordingTransport(
      () => new Response(`${JSON.stringify({ name: 'contactNotes', problem: problem(500, 'internal') })}\n`),
    )
    const { contactNotes } = callSections({ opptId, names: ['contactNotes'] }, transport)
    expect(await contactNotes).toMatchObject(
      E.left({ kind: 'http', endpoint: 'getContactHistoryEntry', status: 500, handlesNotFound: true }),
    )
    expect(seen[0]?.url).toMatch(/1000001\/sections\?names=contactNotes$/)
  })

  it('are not asked for when there are none', () => {
    const { transport, seen } = recordingTransport(() => new Response(''))
    expect(callSections({ opptId, names: [] }, transport)).toEqual({})
    expect(seen).toEqual([])
  })
})

it('every section is read by the permission and the store of the whole', () => {
  const request = { params: { opptId, flag: false, log: false }, query: { oppId: opptId }, body: {} }
  for (const { access, scope, base } of sectionNames.map((name) => sectionEndpoints[name])) {
    expect(access).toEqual(getOpportunitySections.access)
    expect(base).toBe(getOpportunitySections.base)
    const opportunity = typeof scope === 'object' && 'opportunity' in scope ? scope.opportunity : null
    expect(opportunity?.(request)).toBe(opptId)
  }
})
