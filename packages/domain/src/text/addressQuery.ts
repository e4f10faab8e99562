/** A lone surrogate, which `encodeURIComponent` throws for. */
const loneSurrogate = /\p{Surrogate}/gu

const encoded = (text: string): string =>
  encodeURIComponent(text.replace(loneSurrogate, '\u{FFFD}')).replaceAll('%2C', ',')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return '' // a malformed escape: empty
  }
}

/**
 * Names with their values as the query of an address, without the question mark. Commas stay readable.
 *
 * @example printQuery({ makeId: '12,13', yearFrom: '2018' }) // 'makeId=12,13&yearFrom=2018'
 */
export const printQuery = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')

/**
 * The first value of each name in the query of an address. What cannot be decoded is empty.
 *
 * @example readQuery('?page=2&page=3').get('page') // '2'
 */
export function readQuery(query: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const part of query.replace(/^\?/, '').split('&')) {
    const [name = '', ...value] = part.split('=').map(decoded)
    if (name !== '' && !values.has(name)) values.set(name, value.join('='))
  }
  return values
}
