import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { mostImportedMappings } from '@retain/domain/vehicle-map/import/mappingImport'
import { sql } from 'kysely'
import { lockTimeoutSeconds } from '../apps/server/src/commands/command.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import type { Database } from '../apps/server/src/db/schema/schema.ts'
import { changesVersion } from '../apps/server/src/features/vehicle-map/import/changesVersion.ts'
import { csvRecords } from '../apps/server/src/features/vehicle-map/import/csvRecords.ts'
import { importMappings } from '../apps/server/src/features/vehicle-map/import/importMappings.ts'
import { changeMappings } from '../apps/server/src/features/vehicle-map/changeMappings.ts'
import { readImport } from '../apps/server/src/features/vehicle-map/import/readImport.ts'
import { undoImport } from '../apps/server/src/features/vehicle-map/import/undoImport.ts'
import {
  findMappingPage,
  type MappingSearch,
} from '../apps/server/src/features/vehicle-map/mappingQueries.ts'
import { onKeptDatabase } from './database/keptDatabase.ts'
import { percentileLine, timed } from './figures.ts'
import { randomNumbers } from './randomNumbers.ts'

const rows = mostImportedMappings
const rounds = 60
const aim = 150
const pageSize = 50
const author = { userName: 'alex.romero', now: instantFromEpoch(Date.UTC(2026, 9, 1)) }

const makes = ['Acura', 'Chevrolet', 'Citroën', 'Honda', 'Mercedes-Benz', 'Toyota', 'Volkswagen']

/** A file of so many trims, some spelt as they are mapped. */
function file(): string {
  const draw = randomNumbers(3)
  const lines = Array.from({ length: rows }, (_, at) => {
    const make = makes[Math.floor(draw() * makes.length)] ?? ''
    const target = `${make} Trim ${at}`
    return `Trim,${draw() < 0.3 ? target : `${make.toUpperCase()} TRM${at} 4DR "SPORT"`},${target},,DMS,,`
  })
  const heading = 'Mapper,Mapped From,Mapped To,State,Original Type,Changed By,Changed Date'
  return [heading, ...lines, ''].join('\r\n')
}

/** How long something takes, and by how much the process grows meanwhile at most. */
async function once<A>(name: string, act: () => Promise<A>): Promise<A> {
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 20)
  const started = performance.now()
  const answer = await act()
  const taken = performance.now() - started
  clearInterval(watch)
  const grown = ((Math.max(most, process.memoryUsage().rss) - before) / 1_000_000).toFixed(0)
  console.log(`${name.padEnd(46)} ${taken.toFixed(0).padStart(10)} ms  +${grown} MB`)
  return answer
}

const searches: readonly (readonly [string, (draw: () => number) => Partial<MappingSearch>, number?])[] = [
  ['everything', () => ({})],
  ['everything, page 1,000', () => ({}), 1000],
  ['a state', () => ({ iconCode: 'DIFF' })],
  ['a make', (draw) => ({ text: makes[Math.floor(draw() * makes.length)] ?? '' })],
  ['a number', (draw) => ({ text: `trim ${Math.floor(draw() * rows)}` })],
  ['two letters', () => ({ text: 'or' })],
  ['a state and a make', () => ({ iconCode: 'MAPPED', text: 'honda' })],
  ['nothing is found', () => ({ text: 'nobody has this' })],
]

/**
 * How long the largest file takes to be compared with the table, imported and taken back, how much memory that needs, and how soon
 * a page of a table of that size is there, by filter. Baselines: the file read without being compared, and rows of the same size
 * made by the database itself.
 */
export async function measureMappingImport({ cache }: { readonly cache: string }): Promise<void> {
  await onKeptDatabase({ cache, cluster: 'mapping-import', name: 'postgres' }, async (db) => {
    await migrate(db)
    await sql`truncate vehicle_mapping, vehicle_mapping_import cascade`.execute(db)
    await importAndUndo(db, file())
    await readPages(db)
  })
}

async function importAndUndo(db: Database, text: string): Promise<void> {
  console.log(`${rows} rows, ${(text.length / 1_000_000).toFixed(1)} million characters`)
  await once('baseline: the file is read alone', async () => {
    let fields = 0
    for await (const record of csvRecords(text)) fields += record.length
    return fields
  })
  await once('baseline: the database makes such rows', () =>
    sql`insert into vehicle_mapping
      select 'TRIM', 'MAKE TRM' || n, 'make trm' || n, 'DMS', 'Make Trim ' || n, 'make trm' || n || chr(10) || 'make trim ' || n,
        'DIFF', 'alex.romero', now() from generate_series(1, ${rows}) n`.execute(db),
  )
  await sql`truncate vehicle_mapping`.execute(db)
  const write = async () => {
    const version = changesVersion((await readImport(db, text)).changes)
    return db
      .transaction()
      .execute((transaction) =>
        importMappings(transaction, { text, version, leavesOutRefused: false }, author, () => undefined),
      )
  }
  await once('a preview, every row is new', () => readImport(db, text))
  await sql`insert into vehicle_mapping
    (type_code, mapped_item, item_sort, original_type, mapped_to, search_text, icon_code)
    values ('MAKE', 'CHEVY', 'chevy', 'DMS', null, 'chevy', 'UNMAPPED')`.execute(db)
  const { importId } = await once('a preview and the import', () => withEdits(db, write))
  const plan = await once('a preview, every row is the same', () => readImport(db, text))
  if (plan.counts().same !== rows) throw new Error('The file changes what it has written.')
  await once('the import is taken back', () =>
    db.transaction().execute((transaction) => undoImport(transaction, importId, author, () => undefined)),
  )
  await write()
  await sql`vacuum (analyze) vehicle_mapping`.execute(db)
}

/** Changes another original all the time while something runs, each within the time that a command waits, and says how long that takes. */
async function withEdits<A>(db: Database, act: () => Promise<A>): Promise<A> {
  let isRunning = true
  const taken: number[] = []
  const edits = async () => {
    for (let time = 0; isRunning; time += 1) {
      const started = performance.now()
      await db.transaction().execute(async (transaction) => {
        await sql.raw(`set local lock_timeout = '${lockTimeoutSeconds}s'`).execute(transaction)
        const change = { typeCode: 'MAKE', items: ['CHEVY'], mappedTo: `Chevrolet ${time}` } as const
        await changeMappings(transaction, change, author, () => undefined)
      })
      taken.push(performance.now() - started)
    }
  }
  const edited = edits()
  const answer = await act().finally(() => (isRunning = false))
  await edited
  percentileLine(`an edit beside it (${taken.length})`, taken)
  return answer
}

async function readPages(db: Database): Promise<void> {
  console.log(`a page of ${pageSize} rows with its count; ${rounds} rounds after 1; aim p95 ${aim} ms`)
  const draw = randomNumbers(7)
  percentileLine(
    'baseline: the first rows by their key',
    await timed(rounds, () =>
      sql`select * from vehicle_mapping order by type_code, mapped_item limit ${pageSize}`.execute(db),
    ),
  )
  for (const [label, search, page = 1] of searches) {
    const wanted = (): MappingSearch => ({ typeCode: 'TRIM', text: '', iconCode: null, ...search(draw) })
    const part = { limit: pageSize, offset: (page - 1) * pageSize }
    percentileLine(label, await timed(rounds, () => findMappingPage(db, wanted(), part)))
  }
}
