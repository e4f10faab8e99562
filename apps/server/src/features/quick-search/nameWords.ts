import { sortKey } from '@retain/domain/text/sortKey'
import { splitList } from '@retain/domain/text/commaList'

/**
 * The words of a name that is looked for, written as the database writes those of a customer (`customer_words`): case,
 * accents and apostrophes do not count, and what stands between words is a blank. A name travels as `classifyQuery`
 * writes it, so its escapes are undone first (D-17, L-514).
 *
 * @example nameWords('O%27Brien%2C Zoë') // ['obrien', 'zoe']
 */
export const nameWords = (query: string): readonly string[] =>
  sortKey(splitList(query).join(' '))
    .replace(/['’‘ʼ]/g, '')
    .split(/[\s,.;:/()"-]+/)
    .filter((word) => word !== '')
