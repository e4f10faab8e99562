import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clientFrame, readServerFrame } from './live'
import { encodeMessage, liveMessages, livePayloads } from './live/message'

const types = Object.keys(livePayloads)

/** The payload of a type as it stands on the wire. */
const goldenOf = (type: string): object =>
  (
    JSON.parse(readFileSync(new URL(`../cases/live.${type}.json`, import.meta.url), 'utf8')) as {
      golden: object
    }
  ).golden

/** A frame as the server sends it, with some of its parts changed. */
const frame = (type: string, payload: unknown, changes: object = {}): string =>
  JSON.stringify({
    type: 'Message',
    tag: 'STORE_HAR',
    data: { type, payload, eventId: '9', at: '2026-11-20T14:42:00.000Z', ...changes },
  })

describe('a frame from the server', () => {
  it.each(types)('%s is read, and written again with the same payload [S-342]', (type) => {
    const read = readServerFrame(frame(type, goldenOf(type)))
    expect(read).toMatchObject({
      kind: 'event',
      tag: 'STORE_HAR',
      event: { type, eventId: '9', at: '2026-11-20T14:42:00.000Z' },
    })
    if (read?.kind !== 'event') throw new Error('An event was expected')
    expect(encodeMessage(read.event)).toEqual({ type, payload: goldenOf(type) })
  })

  it('answers a subscription with the tags that were accepted', () => {
    expect(readServerFrame('{"type":"subscribe","tags":["STORE_HAR","USER_jordan.mills"]}')).toEqual({
      kind: 'subscribed',
      tags: ['STORE_HAR', 'USER_jordan.mills'],
    })
    expect(readServerFrame('{"type":"subscribe","tags":[]}')).toEqual({ kind: 'subscribed', tags: [] })
  })

  it('loses what nobody agreed on', () => {
    const read = readServerFrame(
      frame('OPPT_REMOVED', { ...goldenOf('OPPT_REMOVED'), customerName: 'Singh, Beth' }),
    )
    expect(JSON.stringify(read)).not.toContain('Singh')
  })

  it.each([
    ['no JSON', '{"type":'],
    ['an empty text', ''],
    ['no object', '"Message"'],
    ['null', 'null'],
    ['an unknown frame', '{"type":"hello"}'],
    ['tags that are no texts', '{"type":"subscribe","tags":[7]}'],
    ['an unknown type', frame('OPPT_SOLD', {})],
    ['a name that every object has', frame('toString', {})],
    ['a payload of another type', frame('OPPT_LOCK', { opptId: '1', hyperionId: 'HAR', replacedBy: null })],
    ['no payload', frame('OPPT_STATUS', undefined)],
    ['no event id', frame('CONNECTED', { connectionId: 'c' }, { eventId: undefined })],
    ['a moment that is none', frame('CONNECTED', { connectionId: 'c' }, { at: 'now' })],
  ])('with %s is null, to be counted and dropped', (_name, text) => {
    expect(readServerFrame(text)).toBeNull()
  })

  it('is null for whatever else arrives, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readServerFrame(text)).toBeNull()
      }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...types), fc.jsonValue(), (type, payload) => {
        const read = readServerFrame(frame(type, payload))
        expect(read === null || read.kind === 'event').toBe(true)
      }),
    )
  })
})

describe('the messages in an answer', () => {
  const status = { type: 'OPPT_STATUS', payload: goldenOf('OPPT_STATUS') }

  it('are read without those that this side does not know, and written as on the channel', () => {
    const unknown = [
      { type: 'OPPT_SOLD', payload: {} },
      { type: 'OPPT_LOCK', payload: {} },
      null,
      'OPPT_LOCK',
    ]
    const read = liveMessages.decode([...unknown, status])
    expect(read).toEqual(E.right([status]))
    expect(E.isRight(read) && liveMessages.encode(read.right)).toEqual([status])
  })

  it('are a list', () => {
    expect(E.isLeft(liveMessages.decode({ 0: status }))).toBe(true)
    expect(liveMessages.is([status])).toBe(true)
    expect(liveMessages.is([{ ...status, payload: null }])).toBe(false)
    expect(liveMessages.is([{ ...status, type: 'OPPT_SOLD' }])).toBe(false)
  })
})

describe('a frame from a client', () => {
  const accepts = (value: unknown) => E.isRight(clientFrame.decode(value))
  const message = (type: string, payload: unknown) => ({
    type: 'Message',
    tag: 'STORE_HAR',
    data: { type, payload },
  })

  it('subscribes, or tells of a customer who no longer owns the vehicle, and nothing else [S-342]', () => {
    expect(accepts({ type: 'subscribe', tags: ['STORE_HAR'] })).toBe(true)
    expect(accepts(message('OPPT_NLO', { opptId: '1000001' }))).toBe(true)
    expect(accepts(message('OPPT_LOCK', goldenOf('OPPT_LOCK')))).toBe(false)
    expect(accepts(message('OPPT_NLO', { opptId: 'all' }))).toBe(false)
    expect(accepts({ type: 'unsubscribe', tags: [] })).toBe(false)
    expect(accepts('subscribe')).toBe(false)
  })

  it('carries no words of its own: the message is the server’s', () => {
    expect(
      clientFrame.decode(message('OPPT_NLO', { opptId: '1000001', message: 'mine', statusCode: 'NEW' })),
    ).toEqual(E.right(message('OPPT_NLO', { opptId: '1000001' })))
  })
})
