import * as E from 'fp-ts/Either'
import type { Pool } from 'pg'
import { encodeMessage } from '@retain/api-client/live/message'
import { storeTag } from '@retain/domain/live/tags'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { transact, type WriteHost } from '../../apps/server/src/outbox/transact.ts'
import { roOpened } from '../../apps/server/src/feeds/serviceDrive.ts'
import type { Way } from './talk.ts'

/** How many events one act writes. */
export const eventsOf = (way: Way): number => (way.endsWith('outbox') ? 10 : 1)

/** What the acts write with and about. */
export interface Scene {
  readonly host: WriteHost
  readonly pool: Pool
  readonly hyperionId: string
  readonly rows: readonly LogRow[]
}

/** Writes the events of one act: the `place`th of its run. */
export type Act = (place: number) => Promise<void>

/** The acts of each way. */
export function actsOn({ host, pool, hyperionId, rows }: Scene): Readonly<Record<Way, Act>> {
  const tag = storeTag(hyperionId)
  const receive = roOpened.open(host)
  const rowsAt = (place: number, count: number) =>
    Array.from({ length: count }, (_, of) => rows[(place * count + of) % rows.length]).filter(
      (row) => row !== undefined,
    )
  const encoded = new Map(
    rows.map((payload) => [payload, JSON.stringify(encodeMessage({ type: 'SVC_LOG_NEW', payload }))]),
  )
  const encodedAt = (place: number, count: number) => rowsAt(place, count).map((row) => encoded.get(row))
  const writeBare = async (text: string, values: readonly unknown[]) => {
    const written = await pool.query<{ readonly event_id: string }>(text, [...values])
    host.live.announce(written.rows.map(({ event_id }) => event_id))
  }
  return {
    outbox: (place) =>
      transact(host, async (_transaction, publish) => {
        for (const payload of rowsAt(place, eventsOf('outbox')))
          publish(tag, { type: 'SVC_LOG_NEW', payload })
      }),
    'bare outbox': (place) => writeBare(bareOutbox, [tag, encodedAt(place, eventsOf('outbox'))]),
    feed: async (place) => {
      const taken = await receive({
        eventId: `bench ${place}`,
        hyperionId,
        opptId: rowsAt(place, 1)[0]?.opptId,
        roNumber: String(place),
      })
      if (E.isLeft(taken)) throw new Error('The event does not fit')
    },
    'bare feed': (place) =>
      writeBare(bareFeed, [
        hyperionId,
        `bench ${place}`,
        rowsAt(place, 1)[0]?.opptId,
        String(place),
        tag,
        ...encodedAt(place, 1),
      ]),
  }
}

const bareOutbox = `insert into live_outbox (tag, data, created_at)
  select $1, data, now() from unnest($2::jsonb[]) as data returning event_id`

const bareFeed = `with event as (
    insert into feed_event (hyperion_id, event_id, event, received_at) values ($1, $2, 'roOpened', now())
  ), visit as (
    update opportunity set row_version = row_version + 1, ro_status = 'Open', ro_at = now(), ro_amount_cents = null,
      ro_number = $4, ro_tag_number = null, service_hyperion_id = $1
    where hyperion_id = $1 and oppt_id = $3
  )
  insert into live_outbox (tag, data, created_at) values ($5, $6, now()) returning event_id`
