import { searchKey } from './searchKey'

/** Runs of digits are padded to this length; what is longer without its zeros is kept as it is. */
const digits = 12

const padded = (run: string): string => run.replace(/^0+/, '').padStart(digits, '0')

/**
 * The text by which another text is sorted, so that every database and the browser agree on one order: as
 * `searchKey`, with every run of digits padded by zeros so that 'F-150' comes after 'F-15' and before 'F-1500'.
 * Compare two keys by code point (`compareKeys`, or `COLLATE "C"` in SQL).
 *
 * @example sortKey('Élan 7') // 'elan 000000000007'
 */
export const sortKey = (text: string): string => searchKey(text).replace(/[0-9]+/g, padded)

/** UTF-16 keeps the code points above 0xFFFF in units that are too low; this puts the units in code point order. */
const rank = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800)

/**
 * Compares two keys by code point, which is the order of `COLLATE "C"` over UTF-8. Below 0 when `left` comes first.
 *
 * @example ['b', 'a'].sort(compareKeys) // ['a', 'b']
 */
export function compareKeys(left: string, right: string): number {
  const shared = Math.min(left.length, right.length)
  for (let at = 0; at < shared; at += 1) {
    const a = left.charCodeAt(at)
    const b = right.charCodeAt(at)
    if (a !== b) return rank(a) - rank(b)
  }
  return left.length - right.length
}
