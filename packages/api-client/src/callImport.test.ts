import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { callImport } from './callImport'
import { recordingTransport } from './testing'

const input = { body: { text: 'Mapper', version: 'v', leavesOutRefused: false }, idempotencyKey: 'key-1' }
const counts = { rows: 1, added: 1, changed: 0, same: 0, refused: 0 }
const result = { importId: '7', counts }

const refusal = (status: number, code: string) => ({
  ...{ type: 'about:blank', title: 'Refused', status, code, requestId: 'request-9' },
})

const linesOf = (...lines: readonly object[]) =>
  new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))

async function ask(answer: () => Response) {
  const told: string[] = []
  const { transport } = recordingTransport(answer)
  const end = await callImport(input, transport, ({ done, total }) => told.push(`${done}/${total}`))()
  return { told, end }
}

it('tells how far it is, and answers its result', async () => {
  const { told, end } = await ask(() =>
    linesOf({ done: 5, total: 20 }, { done: 20, total: 20 }, { data: result }),
  )
  expect(told).toEqual(['5/20', '20/20'])
  expect(end).toMatchObject(E.right({ data: result }))
})

it('answers what went wrong half way as the error of the call', async () => {
  const { end } = await ask(() => linesOf({ done: 5, total: 20 }, { problem: refusal(409, 'stale') }))
  expect(end).toMatchObject(
    E.left({ kind: 'http', status: 409, code: 'stale', endpoint: 'importVehicleMap' }),
  )
})

it('answers what was refused before it began as the error of the call', async () => {
  const { told, end } = await ask(() => Response.json(refusal(400, 'invalid'), { status: 400 }))
  expect(told).toEqual([])
  expect(end).toMatchObject(E.left({ kind: 'http', status: 400, code: 'invalid' }))
})

it('is an error where the answer ends without a result', async () => {
  expect((await ask(() => linesOf({ done: 5, total: 20 }))).end).toMatchObject(E.left({ kind: 'decode' }))
})
