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
