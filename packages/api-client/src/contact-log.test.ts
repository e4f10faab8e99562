import { overrideRequest } from '@retain/domain/work-log/contact-log/reply/replyCell'
import * as E from 'fp-ts/Either'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contactLogRow, searchContactLog } from './contact-log'
import { overrideReply } from './override-reply'
import { call } from './kernel/call'
import { recordingTransport } from './testing'

/** The row of the golden answer of an override. */
function goldenRow() {
  const text = readFileSync(new URL('../cases/overrideReply.output.json', import.meta.url), 'utf8')
  const { golden } = JSON.parse(text) as { readonly golden: unknown }
  const row = contactLogRow.decode(golden)
  if (E.isLeft(row)) throw new Error('The golden row does not fit its codec')
  return { golden, row: row.right }
}

describe('saying that an email needs no response', () => {
  it('posts the five fields of its row and is answered the changed row [L-425] [L-554]', async () => {
    const { golden, row } = goldenRow()
    const { transport, seen } = recordingTransport(() => Response.json({ data: golden }))
    const answer = await call(overrideReply, { body: overrideRequest(row) }, transport)()
    expect(seen).toMatchObject([
      { method: 'POST', url: 'https://api.test/engine/v1/contactlog/reply-override' },
    ])
    expect(seen[0]?.body).toEqual({
      source: 'CONLOG',
      hyperionId: 'HAR',
      inboundEmailContactDetailId: '77',
      inboundContactHistoryId: '41',
      message: 'No response needed',
    })
    expect(E.isRight(answer) && answer.right.data).toEqual(row)
  })

  it('asks nothing without the ids of its email [OP-079]', async () => {
    const { transport, seen } = recordingTransport(() => Response.json({ data: null }))
    const body = { ...overrideRequest(goldenRow().row), inboundContactHistoryId: '' }
    const answer = await call(overrideReply, { body }, transport)()
    expect(E.isLeft(answer) && answer.left).toMatchObject({
      kind: 'missing',
      message: 'inboundContactHistoryId is required',
    })
    expect(seen).toEqual([])
  })
})

it('a search posts its body to the engine [L-422] [L-553]', async () => {
  const { transport, seen } = recordingTransport(() => Response.json({ data: null }))
  const body = { hyperionId: 'HAR', from: '2026-02-15 05:00:00', to: '2026-03-17 03:59:59' }
  await call(searchContactLog, { body }, transport)()
  expect(seen).toMatchObject([{ method: 'POST', url: 'https://api.test/engine/v1/contactlog', body }])
})
