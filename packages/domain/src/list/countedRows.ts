import { formatCount } from '../money/format'

/** What one row is called, by what the rows of lists are called in the plural. */
const ofOne = {
  customers: 'customer',
  emails: 'email',
  originals: 'original',
  entries: 'entry',
  'opportunities without an owner': 'opportunity without an owner',
  stores: 'store',
  settings: 'setting',
  people: 'person',
  parts: 'part',
  rows: 'row',
  contacts: 'contact',
  leads: 'lead',
} as const

/** What the rows of a list are called, in the plural. */
export type RowsWord = keyof typeof ofOne

/** What the rows of a list are called where they are counted. */
export interface CountedRows {
  readonly countDescription: RowsWord
}

/**
 * The word after a number of rows.
 *
 * @example countWord({ countDescription: 'people' }, 1) // 'person'
 */
export const countWord = ({ countDescription }: CountedRows, count: number): string =>
  count === 1 ? ofOne[countDescription] : countDescription

/**
 * A number of rows with its word.
 *
 * @example countedRows({ countDescription: 'people' }, 1_248) // '1,248 people'
 */
export const countedRows = (list: CountedRows, count: number): string =>
  `${formatCount(count)} ${countWord(list, count)}`
