import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noConnection, type Connection } from './connection'
import { nextConnection, type ConnectionEvent } from './nextConnection'
import { closeCodes } from './reconnect'

const wanted: ConnectionEvent = { type: 'wanted' }
const opened: ConnectionEvent = { type: 'opened' }
const due: ConnectionEvent = { type: 'attemptDue' }
const left: ConnectionEvent = { type: 'left' }
const closed = (code = 1006): ConnectionEvent => ({ type: 'closed', code })
/** The server does not take the token (any more). */
const ended = closed(closeCodes.token)

const after = (...events: readonly ConnectionEvent[]): Connection =>
  events.reduce(nextConnection, noConnection)

describe('a connection', () => {
  it('is closed, then open, and closed again when nobody wants it [S-336]', () => {
    expect(after(wanted)).toMatchObject({ state: 'closed', phase: 'connecting', attempt: 0 })
    expect(after(wanted, opened)).toEqual({ state: 'open', hasMissed: false })
    expect(after(wanted, opened, left)).toBe(noConnection)
  })

  it('stays the same object by every event that means nothing to it', () => {
    const error: Connection = { state: 'error', error: 'refused' }
    const events: readonly ConnectionEvent[] = [
      wanted,
      opened,
      closed(),
      ended,
      due,
      { type: 'renewed', isNew: true },
      { type: 'renewed', isNew: false },
      { type: 'failed', error: 'unavailable' },
      left,
    ]
    const heeded = (connection: Connection) => [
      ...new Set(
        events.filter((event) => nextConnection(connection, event) !== connection).map(({ type }) => type),
      ),
    ]
    expect(heeded(noConnection)).toEqual(['wanted'])
    expect(heeded(after(wanted))).toEqual(['opened', 'closed', 'failed', 'left'])
    expect(heeded(after(wanted, ended))).toEqual(['renewed', 'failed', 'left'])
    expect(heeded(after(wanted, closed()))).toEqual(['wanted', 'attemptDue', 'failed', 'left'])
    expect(heeded(after(wanted, opened))).toEqual(['closed', 'left'])
    expect(heeded(error)).toEqual(['wanted', 'left'])
  })

  it('is made again after 1, 2, 4, 8 and 16 seconds, five times, then no more [S-337] [S-347] [S-803]', () => {
    const waits: number[] = []
    let connection = after(wanted, closed())
    while (connection.state === 'closed' && connection.phase === 'waiting') {
      waits.push(connection.wait)
      connection = [due, closed()].reduce(nextConnection, connection)
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000])
    expect(connection).toEqual({ state: 'error', error: 'maximumReconnects' })
    expect(nextConnection(connection, due)).toBe(connection)
  })

  it('counts afresh once it was open [S-803]', () => {
    const connection = after(wanted, closed(), due, closed(), due, opened, closed())
    expect(connection).toEqual({
      state: 'closed',
      phase: 'waiting',
      attempt: 1,
      wait: 1_000,
      hasMissed: true,
    })
  })

  it.each([closeCodes.policy, closeCodes.store])(
    'is never tried again when it is refused by %i [S-338] [S-346] [S-803]',
    (code) => {
      expect(after(wanted, closed(code))).toEqual({ state: 'error', error: 'refused' })
      expect(after(wanted, opened, closed(code))).toEqual({ state: 'error', error: 'refused' })
    },
  )

  it('knows what may have been missed: nothing before the very first try, anything after every other', () => {
    expect(after(wanted, opened)).toMatchObject({ hasMissed: false })
    expect(after(wanted, closed(), due, opened)).toMatchObject({ hasMissed: true })
    expect(after(wanted, closed(closeCodes.store), wanted, opened)).toMatchObject({ hasMissed: true })
  })

  it('starts over when somebody wants it again, without waiting', () => {
    expect(after(wanted, closed(), due, closed(), wanted)).toMatchObject({
      phase: 'connecting',
      attempt: 0,
      hasMissed: true,
    })
    const open = after(wanted, opened)
    expect(nextConnection(open, wanted)).toBe(open)
  })
})

describe('a token that the server does not take', () => {
  it('is renewed once, at once, and starts over with the new one [S-803]', () => {
    const renewing = after(wanted, opened, ended)
    expect(renewing).toEqual({ state: 'closed', phase: 'renewing', attempt: 0, hasMissed: true })
    expect(nextConnection(renewing, { type: 'renewed', isNew: true })).toMatchObject({
      phase: 'connecting',
      attempt: 0,
      hasMissed: true,
    })
  })

  it('is refused when there is no other one [S-338] [S-346]', () => {
    const refused = after(wanted, ended, { type: 'renewed', isNew: false })
    expect(refused).toEqual({ state: 'error', error: 'refused' })
  })

  it('is refused when the new one is not taken either [S-338]', () => {
    const again = [ended, { type: 'renewed', isNew: true } as const, ended]
    expect(again.reduce(nextConnection, after(wanted, opened))).toEqual({ state: 'error', error: 'refused' })
  })

  it('may be renewed again once a connection was open with it', () => {
    const later = after(wanted, ended, { type: 'renewed', isNew: true }, opened, ended)
    expect(later).toMatchObject({ phase: 'renewing' })
  })

  it('may be renewed again after a wait, and when somebody tries again', () => {
    expect(after(wanted, closed(), due, ended)).toMatchObject({ phase: 'renewing', attempt: 1 })
    expect(after(wanted, closed(closeCodes.store), wanted, ended)).toMatchObject({ phase: 'renewing' })
  })
})

it.each(['unavailable', 'missingUrl', 'invalidToken'] as const)(
  'ends in the error "%s" when there is nothing to connect with',
  (error) => {
    expect(after(wanted, { type: 'failed', error })).toEqual({ state: 'error', error })
  },
)

it('tries at most five times in a row, whatever happens, unless somebody wants it [S-337]', () => {
  const event: fc.Arbitrary<ConnectionEvent> = fc.oneof(
    fc.constant(due),
    fc.constantFrom(1000, 1006, 1011, 4401, 4403, 1008).map(closed),
    fc.boolean().map((isNew): ConnectionEvent => ({ type: 'renewed', isNew })),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let connection = after(wanted)
      let attempts = 0
      for (const next of events) {
        const before = connection
        connection = nextConnection(connection, next)
        const begins = connection.state === 'closed' && connection.phase === 'connecting'
        if (begins && before !== connection) attempts += 1
      }
      // Five waits, and one more try with a new token for each of them and for the first.
      expect(attempts).toBeLessThanOrEqual(11)
    }),
  )
})
