import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { BulkInsert } from '../../apps/server/src/seed/seed.ts'
import type { SeedRows } from '../../apps/server/src/seed/seedRows.ts'
import { postgresPrograms } from '../../scripts/postgresCluster.ts'

const tables = [
  ['customer', 'customer'],
  ['opportunity', 'opportunity'],
  ['currentVehicle', 'current_vehicle'],
  ['replacementVehicle', 'replacement_vehicle'],
  ['stockVehicle', 'stock_vehicle'],
  ['opportunityValue', 'opportunity_value'],
  ['contactHistory', 'contact_history'],
  ['emailContactDetail', 'email_contact_detail'],
  ['inboundEmail', 'inbound_email'],
  ['opportunityFlag', 'opportunity_flag'],
  ['householdVehicle', 'household_vehicle'],
  ['offer', 'offer'],
  ['protectionProduct', 'protection_product'],
  ['pastDeal', 'past_deal'],
  ['pastDealProduct', 'past_deal_product'],
  ['repairOrder', 'repair_order'],
  ['repairOrderLine', 'repair_order_line'],
  ['vehicleAppraisal', 'vehicle_appraisal'],
  ['vehicleView', 'vehicle_view'],
  ['vehicleSearch', 'vehicle_search'],
] as const satisfies readonly (readonly [keyof SeedRows, string])[]

/** What a column of a seeded row holds. */
type Value = string | number | boolean | null | undefined | readonly (string | number)[]

type Row = Readonly<Record<string, Value>>

/**
 * Begins to copy seeded rows into a database, each table through a `psql` of its own, so that PostgreSQL takes them in on
 * other processors while the next ones are made here. The rows of a table are kept together or not at all.
 */
export function copyRows(url: string): BulkInsert {
  const copies = tables.map(([name, table]) => ({ name, ...copyInto(url, table) }))
  return {
    take: async (rows) => {
      for (const { name, take } of copies) await take(rows[name])
    },
    finish: async () => {
      await Promise.all(copies.map(({ finish }) => finish()))
    },
  }
}

function copyInto(url: string, table: string) {
  let psql: ChildProcess | null = null
  let columns: readonly string[] = []
  const begin = (first: object) => {
    columns = Object.keys(first)
    const copy = `copy ${table} (${columns.join(', ')}) from stdin`
    const options = ['-q', '-X', '-v', 'ON_ERROR_STOP=1', '-d', url, '-c', copy]
    return spawn(join(postgresPrograms(), 'psql'), options, { stdio: ['pipe', 'ignore', 'inherit'] })
  }
  return {
    take: async (rows: readonly Row[]) => {
      const [first] = rows
      if (first === undefined) return
      psql ??= begin(first)
      const text = rows.map((row) => lineOf(row, columns)).join('')
      if (psql.stdin?.write(text) === false) await once(psql.stdin, 'drain')
    },
    finish: async () => {
      if (psql === null) return
      const ended = once(psql, 'exit')
      psql.stdin?.end()
      const [code] = (await ended) as [number | null]
      if (code !== 0) throw new Error(`The rows of ${table} could not be copied`)
    },
  }
}

const lineOf = (row: Row, columns: readonly string[]): string =>
  `${columns.map((column) => fieldOf(row[column])).join('\t')}\n`

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const escaped = (text: string): string => text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign)

/** A value as COPY reads it. */
function fieldOf(value: Value): string {
  if (value === undefined || value === null) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'object') return escaped(`{${value.map((item) => JSON.stringify(item)).join(',')}}`)
  return String(value)
}
