import type { LiveEvent } from '@retain/domain/live/liveMessage'
import { eventFrame, type ClientFrame } from '../live'
import { encodeMessage } from './message'
import { abnormalCloseCode, type After, type MakeSocket, type SocketEvents } from './socket'

/** One socket that was made, seen from the server's side. */
export class FakeLine {
  /** What the client has sent, in order. */
  readonly frames: ClientFrame[] = []
  /** The code with which either side ended it; `null` while it is up. */
  closedBy: number | null = null

  constructor(
    readonly url: string,
    private readonly events: SocketEvents,
    private readonly onFrame: (line: FakeLine, frame: ClientFrame) => void,
  ) {}

  readonly socket = {
    send: (text: string) => {
      const frame = JSON.parse(text) as ClientFrame
      this.frames.push(frame)
      this.onFrame(this, frame)
    },
    close: (code: number) => {
      this.closedBy ??= code
    },
  }

  /** The connection is made; the server has not sent anything yet. */
  open(): void {
    this.events.onOpen()
  }

  /** The server sends a frame: as text what is text, else as JSON. */
  say(frame: unknown): void {
    if (this.closedBy === null)
      this.events.onMessage(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  /** The server sends an event to a tag. */
  tell(event: LiveEvent, tag = 'STORE_HAR'): void {
    const { eventId, at } = event
    this.say(eventFrame({ tag, data: encodeMessage(event), eventId, at }))
  }

  /** The server, or the network, ends the connection. */
  drop(code: number = abnormalCloseCode): void {
    if (this.closedBy !== null) return
    this.closedBy = code
    this.events.onClose(code)
  }
}

/**
 * A live server for tests that fakes nothing but the network. Unless `takesAll` is false it takes every connection and
 * accepts all tags.
 *
 * @param takesAll `false` leaves every connection to the test: `line().open()`, `line().drop(4401)`.
 */
export function fakeLive(takesAll = true) {
  const lines: FakeLine[] = []
  let isTaking = takesAll
  const makeSocket: MakeSocket = (url, events) => {
    const line = new FakeLine(url, events, ({ closedBy }, frame) => {
      if (isTaking && frame.type === 'subscribe' && closedBy === null)
        queueMicrotask(() => line.say({ type: 'subscribe', tags: frame.tags }))
    })
    lines.push(line)
    if (isTaking) queueMicrotask(() => line.open())
    return line.socket
  }
  return {
    makeSocket,
    /** Every socket that was made, in order. */
    lines,
    /** The last socket that was made. */
    line(): FakeLine {
      const last = lines.at(-1)
      if (last === undefined) throw new Error('No socket was made.')
      return last
    },
    /** From now on connections are taken, or left to the test. */
    take(isOn: boolean): void {
      isTaking = isOn
    },
  }
}

/** A clock whose time passes only through `advance`. */
export function fakeClock() {
  let now = 0
  let timers: readonly { readonly at: number; readonly run: () => void }[] = []
  const after: After = (milliseconds, run) => {
    const timer = { at: now + milliseconds, run }
    timers = [...timers, timer]
    return () => {
      timers = timers.filter((other) => other !== timer)
    }
  }
  return {
    after,
    /** The pending timers, in milliseconds from now. */
    waits: () => timers.map(({ at }) => at - now),
    /** Lets time pass and runs the timers that are due. */
    advance(milliseconds: number): void {
      now += milliseconds
      const due = timers.filter(({ at }) => at <= now)
      timers = timers.filter(({ at }) => at > now)
      for (const { run } of due.toSorted((one, other) => one.at - other.at)) run()
    },
  }
}
