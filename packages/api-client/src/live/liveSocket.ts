import { noConnection, type Connection } from '@retain/domain/live/connection'
import type { LiveEvent } from '@retain/domain/live/liveMessage'
import { nextConnection, type ConnectionEvent } from '@retain/domain/live/nextConnection'
import { answerTimeout } from '@retain/domain/live/reconnect'
import { readServerFrame, type ClientFrame } from '../live'
import { makeSeenIds } from './seenIds'
import { abnormalCloseCode, type After, type MakeSocket, type Socket } from './socket'

/** What a live connection needs, and its callbacks. */
export interface LiveSocketOptions {
  /** The address of the live channel, `ws:` or `wss:`, without a query. Empty: the error `missingUrl`. */
  readonly url: string
  /** What to listen to from the start. */
  readonly tags: readonly string[]
  /** The present access token; `null` when nobody is signed in. A rejection is a failed attempt. */
  readonly accessToken: () => Promise<string | null>
  /** A token to replace one that the server did not accept; the same one, or `null`, when there is no other. */
  readonly renewToken: () => Promise<string | null>
  /** `null` where the browser has no sockets: the error `unavailable`. */
  /** What the window calls itself, by which the server knows whether it still holds a lock. @default it does not say */
  readonly windowId?: string
  readonly makeSocket: MakeSocket | null
  readonly after: After
  readonly onState: (connection: Connection) => void
  /** Called once for each event, however often it is received. */
  readonly onEvent: (event: LiveEvent) => void
  /** The tags that the server accepted. */
  readonly onSubscribed: (tags: readonly string[]) => void
  /** How many frames were dropped so far, because they could not be read. */
  readonly onDropped: (count: number) => void
}

/** A live connection and what its owner can do with it. */
export interface LiveSocket {
  /** Listens to these tags instead of all earlier ones, now and after every reconnect (D-22). */
  readonly setTags: (tags: readonly string[]) => void
  /** Tries now: cuts a wait short, and starts over after an error. */
  readonly retry: () => void
  /** Sets the present token. A connection that is in error because of the one before starts over with it (S-803). */
  readonly setToken: (token: string | null) => void
  /** Checks that an open connection still answers, else reconnects: after a sleep it may be dead unnoticed. */
  readonly verify: () => void
  /** Tells the store that the opportunity was marked No Longer Owns (S-348, D-21). Whether it could be sent. */
  readonly sendNoLongerOwns: (opptId: string, tag: string) => boolean
  /** Ends the connection for good. */
  readonly close: () => void
}

/** More than the server replays after a reconnect (the last 60 seconds of a store). */
const rememberedEvents = 2_000

/** Normal Closure: the client ends the connection on purpose. */
const normalClose = 1000

/**
 * Opens the live channel and keeps it open by the rules of `domain/live/connection`: which closes are followed by another
 * attempt, when a token is renewed, and when it is over. The token is part of the query (S-335), so the address is never
 * logged and is part of no error (S-805).
 *
 * Frames that cannot be read are counted and dropped, events that were received before are ignored (api.md section 3).
 *
 * @example
 * const live = openLiveSocket({ url: 'wss://live.example/live', tags: [storeTag('HAR'), userTag('ann.lee')], … })
 * live.setTags([storeTag('BLR'), userTag('ann.lee')])
 * live.close()
 */
export function openLiveSocket(options: LiveSocketOptions): LiveSocket {
  const seen = makeSeenIds(rememberedEvents)
  let { tags } = options
  let connection: Connection = noConnection
  let socket: Socket | null = null
  let token: string | null = null
  let dropped = 0
  let cancelTimer = () => {}
  /** Counts the state changes: an awaited token is ignored when the state has changed meanwhile. */
  let transitions = 0
  /** Numbers the sockets: what an earlier one still sends is ignored. */
  let sockets = 0
  /** Limits `verify`, because switching between windows could exceed the frames that a client may send. */
  let isVerifyBlocked = false

  const dispatch = (event: ConnectionEvent): void => {
    const next = nextConnection(connection, event)
    if (next === connection) return
    connection = next
    transitions += 1
    cancelTimer()
    cancelTimer = () => {}
    options.onState(next)
    // The callback may have changed the connection already.
    if (next === connection) applyState()
  }

  const applyState = (): void => {
    if (connection.state === 'open') return
    closeSocket()
    if (connection.state === 'error') return
    switch (connection.phase) {
      case 'nothing':
        return
      case 'waiting':
        cancelTimer = options.after(connection.wait, () => dispatch({ type: 'attemptDue' }))
        return
      case 'renewing':
        void renew()
        return
      case 'connecting':
        void connect()
    }
  }

  const window = options.windowId === undefined ? '' : `&window=${encodeURIComponent(options.windowId)}`

  const connect = async (): Promise<void> => {
    const { makeSocket, url } = options
    if (makeSocket === null) return dispatch({ type: 'failed', error: 'unavailable' })
    if (url === '') return dispatch({ type: 'failed', error: 'missingUrl' })
    const transition = transitions
    const given = await orNetworkError(options.accessToken())
    if (transition !== transitions) return
    if (given === networkError) return dispatch({ type: 'closed', code: abnormalCloseCode })
    token = given
    if (given === null) return dispatch({ type: 'failed', error: 'invalidToken' })
    const current = ++sockets
    try {
      socket = makeSocket(`${url}?access_token=${encodeURIComponent(given)}${window}`, {
        onOpen: () => current === sockets && subscribe(),
        onMessage: (data) => current === sockets && receive(data),
        onClose: (code) => current === sockets && dispatch({ type: 'closed', code }),
      })
    } catch {
      // The browser refuses the address. Its error is not passed on: its message holds the token.
      return dispatch({ type: 'failed', error: 'unavailable' })
    }
    expectAnswer()
  }

  const renew = async (): Promise<void> => {
    const transition = transitions
    const refused = token
    const given = await orNetworkError(options.renewToken())
    if (transition !== transitions) return
    dispatch({ type: 'renewed', isNew: given !== networkError && given !== null && given !== refused })
  }

  const receive = (data: unknown): void => {
    const frame = typeof data === 'string' ? readServerFrame(data) : null
    if (frame === null) {
      dropped += 1
      options.onDropped(dropped)
      return
    }
    if (frame.kind === 'event') {
      if (seen.isNew(frame.event.eventId)) options.onEvent(frame.event)
      return
    }
    cancelTimer()
    dispatch({ type: 'opened' })
    options.onSubscribed(frame.tags)
  }

  const send = (frame: ClientFrame): void => socket?.send(JSON.stringify(frame))
  const subscribe = (): void => send({ type: 'subscribe', tags })

  /** A server that does not answer a subscription counts as lost. */
  const expectAnswer = (): void => {
    cancelTimer()
    cancelTimer = options.after(answerTimeout, () => dispatch({ type: 'closed', code: abnormalCloseCode }))
  }

  const closeSocket = (): void => {
    sockets += 1
    socket?.close(normalClose)
    socket = null
  }

  dispatch({ type: 'wanted' })
  return {
    setTags(next) {
      tags = next
      if (connection.state === 'open') subscribe()
    },
    retry: () => dispatch({ type: 'wanted' }),
    setToken(present) {
      const isForToken =
        connection.state === 'error' &&
        (connection.error === 'refused' || connection.error === 'invalidToken')
      if (isForToken && present !== null && present !== token) dispatch({ type: 'wanted' })
    },
    verify() {
      if (connection.state !== 'open' || isVerifyBlocked) return
      isVerifyBlocked = true
      options.after(answerTimeout, () => {
        isVerifyBlocked = false
      })
      subscribe()
      expectAnswer()
    },
    sendNoLongerOwns(opptId, tag) {
      if (connection.state !== 'open') return false
      send({ type: 'Message', tag, data: { type: 'OPPT_NLO', payload: { opptId } } })
      return true
    },
    close: () => dispatch({ type: 'left' }),
  }
}

/** The token request failed because of the network, which says nothing about the token. */
const networkError = Symbol('lost')

const orNetworkError = async (
  asked: Promise<string | null>,
): Promise<string | null | typeof networkError> => {
  try {
    return await asked
  } catch {
    return networkError
  }
}
