import { compareKeys } from '../text/sortKey'

/**
 * Compares two moments or days, as ISO text, for a list with the newest first; an unknown one comes last.
 *
 * @example ['2026-05-08', null, '2026-11-20'].toSorted(newestFirst) // ['2026-11-20', '2026-05-08', null]
 */
export const newestFirst = (a: string | null, b: string | null): number => compareKeys(b ?? '', a ?? '')
