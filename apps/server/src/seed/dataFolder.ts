import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../config/folders'

const readData = (name: string): string => readFileSync(join(packageFolder, 'data', name), 'utf8')

/** The lines of a list file of `data/`. */
export const readLines = (name: string): readonly string[] => readData(name).trimEnd().split('\n')

/**
 * The rows of a tab-separated file of `data/`. Such files have a header line and no quoting: a field never holds a tab.
 *
 * @throws Error when a named column is missing.
 * @example readTable('lenders.tsv', ['code', 'name'])
 */
export function readTable<Column extends string>(
  name: string,
  columns: readonly Column[],
): readonly Readonly<Record<Column, string>>[] {
  const [header = '', ...lines] = readLines(name)
  const places = columns.map((column) => [column, header.split('\t').indexOf(column)] as const)
  const missing = places.find(([, place]) => place < 0)
  if (missing) throw new Error(`${name} has no column ${missing[0]}`)
  return lines.map((line) => {
    const fields = line.split('\t')
    return Object.fromEntries(places.map(([column, place]) => [column, fields[place] ?? ''])) as Record<
      Column,
      string
    >
  })
}
