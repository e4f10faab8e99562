import { isSameOpportunity, type OpportunityKey } from './liveMessage'

/**
 * An object with some fields changed; the same object when it has these values already, so that nothing that shows it
 * renders again.
 *
 * @example patched(row, { note: row.note }) === row // true
 */
export function patched<Whole extends object>(whole: Whole, fields: Partial<Whole>): Whole {
  const names = Object.keys(fields) as (keyof Whole)[]
  return names.every((name) => whole[name] === fields[name]) ? whole : { ...whole, ...fields }
}

/**
 * Rows with some fields changed in those of an opportunity; the same list when they have these values already, or none is of it.
 *
 * @example patchedRows(rows, { opptId: '17', hyperionId: 'HAR' }, { isLocked: false })
 */
export function patchedRows<Row extends OpportunityKey>(
  rows: readonly Row[],
  of: OpportunityKey,
  fields: Partial<Row>,
): readonly Row[] {
  const changed = rows.map((row) => (isSameOpportunity(row, of) ? patched(row, fields) : row))
  return changed.some((row, at) => row !== rows[at]) ? changed : rows
}
