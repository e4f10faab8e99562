/** The segment that leads to the not-found page (S-746). */
export const notFoundSegment = 'not-found'

/**
 * Where a resource that is missing leads: the path with the not-found segment at its end, once (S-144, S-746, OP-019).
 *
 * @example withNotFound('/app/log/') // '/app/log/not-found'
 */
export function withNotFound(path: string): string {
  const bare = path.replace(/\/+$/, '')
  return bare.toLowerCase().endsWith(`/${notFoundSegment}`) ? bare : `${bare}/${notFoundSegment}`
}
