/**
 * The part of an address by which pages are told apart: without query, hash and closing slashes, in lower case,
 * because paths are matched without case (S-730).
 *
 * @example plainPath('/app/CallGuides/?x=1') // '/app/callguides'
 */
export const plainPath = (address: string): string =>
  address
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '')
    .toLowerCase() || '/'

/**
 * Whether an address belongs to a route pattern, in which `:name` stands for one part that is not empty.
 *
 * @example matchesPath('/app/opportunity/:id', '/APP/opportunity/17?source=EQLOG') // true
 */
export function matchesPath(pattern: string, address: string): boolean {
  const wanted = plainPath(pattern).split('/')
  const given = plainPath(address).split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  )
}
