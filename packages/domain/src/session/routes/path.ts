/** A part of a path as the router reads it: without percent signs, but a slash that is written so stays inside its part. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('/', '%2F')
  } catch {
    return part
  }
}

/**
 * The part of an address by which pages are told apart: without query, hash and closing slashes, percent signs read, in
 * lower case, because paths are matched without case (S-730). It must match as the router does, or a guard
 * finds no route for a page.
 *
 * @example plainPath('/app/CallGuides/?x=1') // '/app/callguides'
 * @example plainPath('/app/CallGuide%73') // '/app/callguides'
 */
export const plainPath = (address: string): string =>
  address
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '')
    .split('/')
    .map(decoded)
    .join('/')
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
