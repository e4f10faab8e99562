import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { recordingTransport } from '../testing'
import { csvFile } from './csvFile'
import { endpoint } from './endpoint'
import { callFile } from './fileCall'

const exportAll = endpoint({
  name: 'exportAll',
  base: 'opportunity',
  method: 'POST',
  path: '/export',
  output: csvFile,
  access: 'token',
  scope: 'own',
  answers: 'file',
  rows: [],
})

const text = '\uFEFFCustomer\r\n"Lee,\r\nAnn"\r\nZoë\r\n'
const named = {
  'Content-Disposition': 'attachment; filename="equity-log-HAR-2026-03-16.csv"',
  'X-Row-Count': '2',
}

/** An answer whose bytes come one by one, and which may break off. */
const answerOf = (headers: Record<string, string>, after: 'ends' | 'breaks' = 'ends') => {
  const bytes = [...new TextEncoder().encode(text)]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const byte = bytes.shift()
      if (byte !== undefined) controller.enqueue(Uint8Array.of(byte))
      else if (after === 'ends') controller.close()
      else controller.error(new TypeError('terminated'))
    },
  })
  return new Response(body, { headers })
}

async function ask(answer: Response | (() => Promise<Response>), signal?: AbortSignal) {
  const told: (readonly [number, number])[] = []
  const { transport, seen } = recordingTransport(() => (answer instanceof Response ? answer : answer()))
  const outcome = await callFile(
    exportAll,
    {},
    transport,
    (rows, { rowCount }) => told.push([rows, rowCount]),
    signal,
  )()
  return { outcome, told, seen }
}

it('keeps a file as it comes, and tells its rows however it is cut', async () => {
  const { outcome, told, seen } = await ask(answerOf({ ...named, 'X-Capped': 'true' }))
  if (E.isLeft(outcome)) throw new Error(outcome.left.kind)
  const { content, ...file } = outcome.right.data
  expect(file).toEqual({ name: 'equity-log-HAR-2026-03-16.csv', rowCount: 2, isCapped: true })
  expect([...new Uint8Array(await content.arrayBuffer())]).toEqual([...new TextEncoder().encode(text)])
  expect(content.type).toContain('text/csv')
  expect(told[0]).toEqual([0, 2])
  expect([...new Set(told.map(([rows]) => rows))]).toEqual([0, 1, 2])
  expect(seen[0]?.headers['authorization']).toBe('Bearer token-of-ann')
  expect(seen[0]?.url).not.toContain('token')
})

it('takes a file that breaks off for none', async () => {
  const { outcome } = await ask(answerOf(named, 'breaks'))
  expect(outcome).toEqual(E.left({ kind: 'network', endpoint: 'exportAll', requestId: 'request-1' }))
})

it.each([
  [{ 'X-Row-Count': '2' }, 'Content-Disposition'],
  [{ ...named, 'Content-Disposition': 'attachment; filename="../up.csv"' }, 'Content-Disposition'],
  [{ 'Content-Disposition': named['Content-Disposition'] }, 'X-Row-Count'],
])('does not take an answer for a file that says too little: %j', async (headers, path) => {
  const { outcome } = await ask(answerOf(headers))
  expect(outcome).toMatchObject(E.left({ kind: 'decode', paths: [path] }))
})

it('gives up when it is told to', async () => {
  const controller = new AbortController()
  const { outcome } = await ask(async () => {
    controller.abort()
    throw new DOMException('aborted', 'AbortError')
  }, controller.signal)
  expect(outcome).toMatchObject(E.left({ kind: 'aborted' }))
})

it('says why a file was refused', async () => {
  const { outcome } = await ask(
    Response.json(
      { type: 'about:blank', title: 'Forbidden', status: 403, code: 'store', requestId: 'request-9' },
      { status: 403 },
    ),
  )
  expect(outcome).toMatchObject(E.left({ kind: 'http', status: 403, code: 'store' }))
})
