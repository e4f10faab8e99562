const escapes: Readonly<Record<string, string>> = { '%': '%25', ',': '%2C', "'": '%27' }
const unescapes: Readonly<Record<string, string>> = { '%25': '%', '%2C': ',', '%27': "'" }

/**
 * Many values as the one text that calls and addresses carry: comma-joined without blanks; inside of a value `%`, `,` and
 * `'` are written as `%25`, `%2C` and `%27` (api.md 1.2, D-17).
 *
 * @example joinList(["O'Brien, Ann", 'Lee']) // 'O%27Brien%2C Ann,Lee'
 */
export const joinList = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[%,']/g, (sign) => escapes[sign] ?? sign)).join(',')

/**
 * The values of a text that `joinList` wrote. Blank values are left out; an escape that `joinList` never writes stays
 * as it is.
 *
 * @example splitList('O%27Brien%2C Ann,,Lee') // ["O'Brien, Ann", 'Lee']
 */
export const splitList = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.replace(/%2[57C]/gi, (escape) => unescapes[escape.toUpperCase()] ?? escape).trim())
    .filter((part) => part !== '')
