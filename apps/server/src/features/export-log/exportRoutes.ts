import { exportLog } from '@retain/api-client/export-log'
import { dayOf } from '@retain/domain/calendar/storeDay'
import { parseUtcOffset, utc, type OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import { exportFileName } from '@retain/domain/work-log/export/exportTexts'
import type { ApiHost } from '../../apiHost'
import { CsvInSlices } from '../../csvInSlices'
import type { Database } from '../../db/schema/schema'
import { Refusal } from '../../errors'
import type { Caller } from '../../identity/caller'
import { mount } from '../../mount'
import type { ExportedSource } from './exportedSource'
import { readSource } from './readSource'

/** Rows that are read and written at once. */
const sliceSize = 500

/** Serves the export of the logs. */
export function mountExportLog(host: ApiHost): void {
  mount(host, exportLog, async ({ body, caller, db, clock }) => {
    const { hyperionId, opptIds } = body
    const [now, offset] = [clock(), offsetOf(caller, hyperionId)]
    const source = readSource(body, { user: caller, offset, now })
    if (opptIds !== undefined) await refuseStrangers(db, source.hyperionIds, opptIds)
    const found = await source.findIds(db, source.most + 1)
    const ids = found.slice(0, source.most)
    const size = { rowCount: ids.length, isCapped: found.length > ids.length }
    const name = exportFileName(source.log, hyperionId, dayOf(now, offset), size)
    return new CsvInSlices(name, size, slicesOf(db, source, ids))
  })
}

/** The offset of a store, as the profile of whoever asks has it and the app shows it. */
const offsetOf = ({ stores }: Caller, hyperionId: string): OffsetMinutes =>
  parseUtcOffset(stores.find(({ storeCode }) => storeCode === hyperionId)?.timeZoneOffset ?? null) ?? utc

/** Refuses opportunities that the stores of the list do not have, whether or not there are such anywhere. */
async function refuseStrangers(
  db: Database,
  hyperionIds: readonly string[],
  opptIds: readonly string[],
): Promise<void> {
  const known = await db
    .selectFrom('opportunity')
    .select('oppt_id')
    .where('hyperion_id', 'in', hyperionIds)
    .where('oppt_id', 'in', opptIds)
    .execute()
  if (known.length < new Set(opptIds).size)
    throw new Refusal('store', 'An opportunity is not one of the stores that are searched.')
}

/**
 * The pieces of a file. The ids are known from the start, so that the order stands; the rows of each piece are read by a
 * query of their own when they are wanted, so that no transaction waits for a slow client.
 */
async function* slicesOf(
  db: Database,
  { heading, readLines }: ExportedSource,
  ids: readonly string[],
): AsyncGenerator<string, void, void> {
  yield heading
  for (let from = 0; from < ids.length; from += sliceSize)
    yield await readLines(db, ids.slice(from, from + sliceSize))
}
