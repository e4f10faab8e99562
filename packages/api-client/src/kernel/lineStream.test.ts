import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { expect, it } from 'vitest'
import { recordingTransport } from '../testing'
import { record } from './codecs'
import { endpoint } from './endpoint'
import { callLines, linesOf } from './lineStream'

const line = record({ id: t.number }, 'line')
const listLines = endpoint({
  name: 'listLines',
  base: 'opportunity',
  method: 'GET',
  path: '/lines',
  output: linesOf(line),
  access: 'token',
  scope: 'own',
  answers: 'lines',
  rows: [],
})

/** An answer that is received chunk by chunk, and which may break off. */
function answerOf(chunks: readonly string[], after: 'ends' | 'breaks' | 'waits' = 'ends') {
  const left = [...chunks]
  const state = { isCancelled: false }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = left.shift()
      if (chunk !== undefined) controller.enqueue(new TextEncoder().encode(chunk))
      else if (after === 'ends') controller.close()
      else if (after === 'breaks') controller.error(new TypeError('terminated'))
      else return new Promise(() => undefined)
      return undefined
    },
    cancel() {
      state.isCancelled = true
    },
  })
  return { answer: new Response(body), state }
}

async function ask(answer: Response) {
  const ids: number[] = []
  const { transport } = recordingTransport(() => answer)
  const end = await callLines(listLines, line, {}, transport, ({ id }) => ids.push(id))()
  return { ids, end }
}

it('hands over every line in order, however the answer is cut', async () => {
  const { ids, end } = await ask(answerOf(['{"id"', ':1}\n{"id":2}', '\n', '{"id":3}\n']).answer)
  expect(ids).toEqual([1, 2, 3])
  expect(end).toEqual(E.right(3))
})

it('hands a line over before the next is there', async () => {
  const { answer } = answerOf(['{"id":1}\n'], 'waits')
  const { transport } = recordingTransport(() => answer)
  const first = await new Promise((resolve) => {
    void callLines(listLines, line, {}, transport, resolve)()
  })
  expect(first).toEqual({ id: 1 })
})

it('keeps the lines of an answer that breaks off, and says that it did', async () => {
  const { ids, end } = await ask(answerOf(['{"id":1}\n{"id"'], 'breaks').answer)
  expect(ids).toEqual([1])
  expect(end).toMatchObject(E.left({ kind: 'network', endpoint: 'listLines' }))
})

it('ends at a line that does not fit, names its place and reads no further', async () => {
  const { answer, state } = answerOf(['{"id":1}\n{"id":"two"}\n{"id":3}\n'], 'waits')
  const { ids, end } = await ask(answer)
  expect(ids).toEqual([1])
  expect(end).toMatchObject(E.left({ kind: 'decode', paths: ['1.id: number'] }))
  expect(state.isCancelled).toBe(true)
})

it.each(['{"id":1', 'no json\n'])('is no answer when a line is no JSON: %j', async (text) => {
  expect((await ask(answerOf([text]).answer)).end).toMatchObject(E.left({ kind: 'decode' }))
})
