import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { storeTag } from '@retain/domain/live/tags'
import { line, percentile } from './figures.ts'
import { stores, type Answer, type Question } from './socketTalk.ts'

const socketCount = 2_000
const eventCount = 200
const stream = { count: 2_000, perSecond: 200 }

/** A server process with its sockets open. */
interface Filled {
  /** Sends an event to a store and waits for all its sockets; milliseconds until each of them had it. */
  readonly event: (store: string) => Promise<{ readonly sinceAsked: number[]; readonly sinceSent: number[] }>
  /** Sends a stream of events to a store; milliseconds until each of its sockets had each of them. */
  readonly stream: (store: string) => Promise<{ readonly sinceDue: number[]; readonly sinceSent: number[] }>
  readonly heapPerSocket: number
  readonly stop: () => Promise<void>
}

/** Starts a server, opens the sockets, and lets each listen to its store. */
async function fill(kind: 'ours' | 'bare'): Promise<Filled> {
  const child = fork(fileURLToPath(new URL('socketServer.ts', import.meta.url)), [kind], {
    execArgv: ['--import', 'tsx', '--conditions=@retain/source', '--expose-gc'],
  })
  const ended = once(child, 'exit')
  const hear = async (): Promise<unknown> => {
    const [heard] = (await Promise.race([once(child, 'message'), ended.then(() => [null])])) as [unknown]
    if (heard === null) throw new Error('The server ended')
    return heard
  }
  const { port } = (await hear()) as { readonly port: number }
  const ask = async (question: Question): Promise<Answer> => {
    child.send(question)
    return (await hear()) as Answer
  }
  const { addresses = [] } = await ask({ kind: 'addresses', count: socketCount })
  const before = await ask({ kind: 'memory' })

  let received: { readonly at: bigint; readonly place: number }[] = []
  let wanted = 0
  let onAll = () => undefined as void
  const arrived = (data: Buffer) => {
    const at = process.hrtime.bigint()
    received.push({ at, place: Number(/"opptId":"(\d+)"/.exec(data.toString())?.[1]) - 1_000_000 })
    if (received.length === wanted) onAll()
  }
  /** Resolves when the sockets of a store have had so many events. */
  const expectEvents = (count: number) => {
    received = []
    wanted = (socketCount / stores.length) * count
    return new Promise<void>((done) => (onAll = done))
  }
  const sockets: WebSocket[] = []
  for (const [place, address] of addresses.entries()) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${address}`, { perMessageDeflate: false })
    sockets.push(socket)
    if (kind === 'bare') await once(socket, 'open')
    else {
      await once(socket, 'message')
      socket.send(
        JSON.stringify({ type: 'subscribe', tags: [storeTag(stores[place % stores.length] ?? '')] }),
      )
      await once(socket, 'message')
    }
    socket.on('message', arrived)
  }
  const after = await ask({ kind: 'memory' })

  return {
    event: async (store) => {
      const all = expectEvents(1)
      const askedAt = process.hrtime.bigint()
      const { sentAt = '0' } = await ask({ kind: 'publish', store })
      await all
      const since = (moment: bigint) => received.map(({ at }) => Number(at - moment) / 1e6)
      return { sinceAsked: since(askedAt), sinceSent: since(BigInt(sentAt)) }
    },
    stream: async (store) => {
      const all = expectEvents(stream.count)
      const { streamed = [] } = await ask({ kind: 'stream', store, ...stream })
      await all
      const since = (moment: 'dueAt' | 'sentAt') =>
        received.map(({ at, place }) => Number(at - BigInt(streamed[place]?.[moment] ?? 0)) / 1e6)
      return { sinceDue: since('dueAt'), sinceSent: since('sentAt') }
    },
    heapPerSocket: ((after.heapBytes ?? 0) - (before.heapBytes ?? 0)) / socketCount / 1024,
    stop: async () => {
      for (const socket of sockets) socket.terminate()
      child.send({ kind: 'stop' } satisfies Question)
      await ended
    },
  }
}

const both = (values: readonly number[]): string =>
  `p50 ${percentile(values, 50).toFixed(2)} ms, p99 ${percentile(values, 99).toFixed(2)} ms`

const ratioOf = (ours: readonly number[], bare: readonly number[], percent: number): string =>
  (percentile(ours, percent) / percentile(bare, percent)).toFixed(2)

/**
 * Delivery to the 50 sockets of a store among 2,000, of single events and of 200 a second, and what a socket costs; beside a bare
 * `ws` server that sends the same bytes.
 */
export async function measureSockets(): Promise<void> {
  const [ours, bare] = [await fill('ours'), await fill('bare')]
  const taken = { whole: [] as number[], sent: [] as number[], bare: [] as number[] }
  const warmUp = 20
  for (let event = -warmUp; event < eventCount; event += 1) {
    const store = stores[Math.abs(event) % stores.length] ?? ''
    const own = await ours.event(store)
    const other = await bare.event(store)
    if (event < 0) continue
    taken.whole.push(...own.sinceAsked)
    taken.sent.push(...own.sinceSent)
    taken.bare.push(...other.sinceSent)
  }
  console.log(`${eventCount} events to the 50 sockets of a store, ${socketCount} open; each arrival counts`)
  console.log(`written, committed, delivered   ${both(taken.whole)}`)
  console.log(`delivered, from the commit on   ${both(taken.sent)}`)
  console.log(`baseline: bare ws, same bytes   ${both(taken.bare)}`)
  console.log(
    `ratio from the commit on        p50 ${ratioOf(taken.sent, taken.bare, 50)}, p99 ${ratioOf(taken.sent, taken.bare, 99)}`,
  )
  const streamed = { ours: await ours.stream(stores[0] ?? ''), bare: await bare.stream(stores[0] ?? '') }
  console.log(`${stream.perSecond} events a second to one store, ${stream.count} of them`)
  console.log(`from when each was due          ${both(streamed.ours.sinceDue)}, aim p99 250`)
  console.log(`delivered, from the commit on   ${both(streamed.ours.sinceSent)}`)
  console.log(`baseline: bare ws, when due     ${both(streamed.bare.sinceDue)}`)
  line(
    'memory per socket, heap and buffers',
    [ours.heapPerSocket],
    'KB',
    `bare ws ${bare.heapPerSocket.toFixed(1)} KB`,
  )
  await ours.stop()
  await bare.stop()
}
