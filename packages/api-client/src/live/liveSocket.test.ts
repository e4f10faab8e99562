import { instantFromEpoch } from '@retain/domain/calendar/instant'
import type { Connection } from '@retain/domain/live/connection'
import type { LiveEvent } from '@retain/domain/live/liveMessage'
import { answerTimeout } from '@retain/domain/live/reconnect'
import { storeTag, userTag } from '@retain/domain/live/tags'
import { describe, expect, it } from 'vitest'
import { fakeClock, fakeLive } from './fakeSocket'
import { openLiveSocket, type LiveSocketOptions } from './liveSocket'

const tags = [storeTag('HAR'), userTag('ann.lee')]
const removed = (eventId: string): LiveEvent => ({
  type: 'OPPT_REMOVED',
  payload: { opptId: '17', hyperionId: 'HAR', replacedBy: null },
  eventId,
  at: instantFromEpoch(1_800_000_000_000),
})

/** Lets everything happen that waits for nothing but its turn. */
const turns = () => new Promise<void>((resolve) => setImmediate(resolve))

interface Setting extends Partial<LiveSocketOptions> {
  readonly takesAll?: boolean
}

async function open({ takesAll = true, ...changes }: Setting = {}) {
  const server = fakeLive(takesAll)
  const clock = fakeClock()
  const states: Connection[] = []
  const events: string[] = []
  const accepted: (readonly string[])[] = []
  const dropped: number[] = []
  const live = openLiveSocket({
    url: 'wss://live.test/live',
    tags,
    accessToken: () => Promise.resolve('token 1'),
    renewToken: () => Promise.resolve('token 2'),
    makeSocket: server.makeSocket,
    after: clock.after,
    onState: (state) => states.push(state),
    onEvent: ({ eventId }) => events.push(eventId),
    onSubscribed: (given) => accepted.push(given),
    onDropped: (count) => dropped.push(count),
    ...changes,
  })
  await turns()
  return { live, server, clock, states, events, accepted, dropped, state: () => states.at(-1) }
}

/** Ends the connection so often, each time letting the next attempt begin. */
async function dropRepeatedly({ server, clock }: Awaited<ReturnType<typeof open>>, times: number) {
  for (let at = 0; at < times; at += 1) {
    server.line().drop()
    clock.advance(clock.waits()[0] ?? 0)
    await turns()
  }
}

describe('opening', () => {
  it('carries the access token in the query [S-335] [S-802]', async () => {
    const { server } = await open()
    expect(server.line().url).toBe('wss://live.test/live?access_token=token%201')
  })

  it('says which window it is, where it is told', async () => {
    const { server } = await open({ windowId: 'w-1' })
    expect(server.line().url).toBe('wss://live.test/live?access_token=token%201&window=w-1')
  })

  it('subscribes to its store and its user, in frames of the two kinds only [S-339] [S-340] [S-342] [S-802]', async () => {
    const { server, accepted, state } = await open()
    expect(server.line().frames).toEqual([{ type: 'subscribe', tags: ['STORE_HAR', 'USER_ann.lee'] }])
    expect(accepted).toEqual([tags])
    expect(state()).toEqual({ state: 'open', hasMissed: false })
  })

  it('is not open before the server has accepted its tags', async () => {
    const { server, state, events } = await open({ takesAll: false })
    server.line().open()
    server.line().tell({ ...removed('1'), type: 'CONNECTED', payload: { connectionId: '7' } })
    expect(events).toEqual(['1'])
    expect(state()).toMatchObject({ state: 'closed', phase: 'connecting' })
    server.line().say({ type: 'subscribe', tags: [] })
    expect(state()).toMatchObject({ state: 'open' })
  })

  it('takes a server that stays silent for gone', async () => {
    const { server, clock, state } = await open({ takesAll: false })
    server.line().open()
    clock.advance(answerTimeout)
    expect(state()).toMatchObject({ phase: 'waiting', attempt: 1 })
    expect(server.line().closedBy).not.toBeNull()
  })
})

describe('what makes a connection impossible', () => {
  it.each([
    ['a browser without sockets [S-343]', { makeSocket: null }, 'unavailable'],
    ['a missing address [S-344]', { url: '' }, 'missingUrl'],
    ['a missing token [S-345]', { accessToken: () => Promise.resolve(null) }, 'invalidToken'],
  ] as const)('is an error: %s', async (_title, changes, error) => {
    const { state, server } = await open(changes)
    expect(state()).toEqual({ state: 'error', error })
    expect(server.lines).toHaveLength(0)
  })

  it('is an error that does not show the token: an address that the browser does not allow [S-805]', async () => {
    const { state } = await open({
      makeSocket: (url) => {
        throw new Error(url)
      },
    })
    expect(state()).toEqual({ state: 'error', error: 'unavailable' })
  })

  it('is only a failed attempt when the token could not be asked for', async () => {
    const { state } = await open({ accessToken: () => Promise.reject(new Error('offline')) })
    expect(state()).toMatchObject({ phase: 'waiting', attempt: 1 })
  })
})

describe('a lost connection', () => {
  it('is made again five times, with growing waits, and then given up [S-337] [S-347] [S-803]', async () => {
    const made = await open({ takesAll: false })
    await dropRepeatedly(made, 5)
    expect(made.server.lines).toHaveLength(6)
    made.server.line().drop()
    expect(made.state()).toEqual({ state: 'error', error: 'maximumReconnects' })
    made.clock.advance(60_000)
    await turns()
    expect(made.server.lines).toHaveLength(6)
  })

  it('subscribes again when it is back, to what is wanted by then', async () => {
    const { live, server, clock, state } = await open()
    server.line().drop()
    live.setTags([storeTag('BLR')])
    clock.advance(1_000)
    await turns()
    expect(server.lines).toHaveLength(2)
    expect(server.line().frames).toEqual([{ type: 'subscribe', tags: ['STORE_BLR'] }])
    expect(state()).toEqual({ state: 'open', hasMissed: true })
  })

  it('is made at once when somebody tries again', async () => {
    const { live, server, clock } = await open()
    server.line().drop()
    live.retry()
    await turns()
    expect(server.lines).toHaveLength(2)
    expect(clock.waits()).toEqual([])
  })

  it('is noticed when it says nothing although it is asked', async () => {
    const { live, server, clock, state } = await open()
    live.verify()
    await turns()
    clock.advance(answerTimeout)
    expect(state()).toMatchObject({ state: 'open' })
    server.take(false)
    live.verify()
    clock.advance(answerTimeout)
    expect(state()).toMatchObject({ phase: 'waiting', attempt: 1 })
  })

  it('is not asked more often than a client may', async () => {
    const { live, server } = await open()
    for (let times = 0; times < 100; times += 1) live.verify()
    expect(server.line().frames).toHaveLength(2)
  })

  it('is not heard any more', async () => {
    const { live, server, events } = await open()
    const old = server.line()
    live.close()
    old.closedBy = null
    old.tell(removed('1'))
    expect(events).toEqual([])
  })
})

describe('a refused connection', () => {
  it.each([1008, 4403])('is not tried again after %i [S-338] [S-346]', async (code) => {
    const { server, clock, state } = await open()
    server.line().drop(code)
    clock.advance(60_000)
    await turns()
    expect(server.lines).toHaveLength(1)
    expect(state()).toEqual({ state: 'error', error: 'refused' })
  })

  it('renews its token once and connects at once with the new one [S-803]', async () => {
    let token = 'old'
    const renewToken = () => Promise.resolve((token = 'new'))
    const { server, state } = await open({ accessToken: () => Promise.resolve(token), renewToken })
    server.line().drop(4401)
    await turns()
    expect(server.line().url).toMatch(/access_token=new$/)
    expect(state()).toEqual({ state: 'open', hasMissed: true })
  })

  it.each([
    ['the same token', () => Promise.resolve('token 1')],
    ['no token', () => Promise.resolve(null)],
    ['no answer', () => Promise.reject(new Error('offline'))],
  ])('is refused for good with %s [S-338]', async (_title, renewToken) => {
    const { server, state } = await open({ renewToken })
    server.line().drop(4401)
    await turns()
    expect(server.lines).toHaveLength(1)
    expect(state()).toEqual({ state: 'error', error: 'refused' })
  })
})

it('starts over with another token than the one that was refused, and with no other [S-803]', async () => {
  let token = 'old'
  const { live, server, state } = await open({
    accessToken: () => Promise.resolve(token),
    renewToken: () => Promise.resolve(token),
  })
  server.line().drop(4401)
  await turns()
  live.setToken('old')
  live.setToken(null)
  await turns()
  expect(server.lines).toHaveLength(1)
  token = 'new'
  live.setToken('new')
  await turns()
  expect(server.lines).toHaveLength(2)
  expect(state()).toMatchObject({ state: 'open' })
})

describe('what arrives', () => {
  it('is told once for each event, however often it comes', async () => {
    const { server, events } = await open()
    for (const id of ['1', '2', '1', '2', '3']) server.line().tell(removed(id))
    expect(events).toEqual(['1', '2', '3'])
  })

  it('is dropped and counted when it cannot be read', async () => {
    const { server, events, dropped, state } = await open()
    const say = (frame: unknown) => server.line().say(frame)
    say('no json')
    say({ type: 'Other' })
    say({
      type: 'Message',
      tag: 'STORE_HAR',
      data: { type: 'UNKNOWN', payload: {}, eventId: '1', at: removed('1').at },
    })
    say({
      type: 'Message',
      tag: 'STORE_HAR',
      data: { type: 'OPPT_LOCK', payload: {}, eventId: '2', at: removed('2').at },
    })
    expect(dropped).toEqual([1, 2, 3, 4])
    expect(events).toEqual([])
    expect(state()).toMatchObject({ state: 'open' })
  })

  it('still comes after a reconnect, but not what was told before it', async () => {
    const { server, clock, events } = await open()
    server.line().tell(removed('1'))
    server.line().drop()
    clock.advance(1_000)
    await turns()
    server.line().tell(removed('1'))
    server.line().tell(removed('2'))
    expect(events).toEqual(['1', '2'])
  })
})

describe('steering', () => {
  it('replaces its tags by another subscribe [S-342] [S-726]', async () => {
    const { live, server } = await open()
    live.setTags([storeTag('BLR'), userTag('ann.lee')])
    expect(server.lines).toHaveLength(1)
    expect(server.line().frames.at(-1)).toEqual({ type: 'subscribe', tags: ['STORE_BLR', 'USER_ann.lee'] })
  })

  it('tells the store of No Longer Owns while it is open [S-348]', async () => {
    const { live, server } = await open()
    expect(live.sendNoLongerOwns('17', storeTag('HAR'))).toBe(true)
    expect(server.line().frames.at(-1)).toEqual({
      type: 'Message',
      tag: 'STORE_HAR',
      data: { type: 'OPPT_NLO', payload: { opptId: '17' } },
    })
    server.line().drop()
    expect(live.sendNoLongerOwns('17', storeTag('HAR'))).toBe(false)
  })

  it('is closed, and opened no more, when nobody wants it [S-750]', async () => {
    const { live, server, clock, state } = await open()
    live.close()
    clock.advance(60_000)
    await turns()
    expect(server.lines).toHaveLength(1)
    expect(server.line().closedBy).toBe(1000)
    expect(state()).toEqual({ state: 'closed', phase: 'nothing' })
  })

  it('opens nothing when it is closed while the token is on its way', async () => {
    let give = (_token: string) => {}
    const { live, server } = await open({ accessToken: () => new Promise((resolve) => (give = resolve)) })
    live.close()
    give('token 1')
    await turns()
    expect(server.lines).toHaveLength(0)
  })
})
