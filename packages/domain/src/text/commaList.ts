/**
 * Many values as the one text that calls and addresses carry: comma-joined without blanks; inside of a value `%`, `,` and
 * `'` are written as `%25`, `%2C` and `%27` (api.md 1.2, D-17).
 *
 * @example joinList(["O'Brien, Ann", 'Lee']) // 'O%27Brien%2C Ann,Lee'
 */
export const joinList = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[%,']/g, escaped)).join(',')

/**
 * The values of a text that `joinList` wrote. Blank values are left out; an escape that `joinList` never writes stays
 * as it is.
 *
 * @example splitList('O%27Brien%2C Ann,,Lee') // ["O'Brien, Ann", 'Lee']
 */
export const splitList = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.replace(/%2[57c]/gi, unescaped).trim())
    .filter((part) => part !== '')

const escaped = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`

const unescaped = (escape: string): string => String.fromCharCode(Number.parseInt(escape.slice(1), 16))
