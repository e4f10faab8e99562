/** The segment that leads to the not-found page (S-746). */
export const notFoundSegment = 'not-found'

const withoutSlashes = (path: string): string => path.replace(/\/+$/, '')

/**
 * Whether a path ends with the not-found segment, in any case (S-746, S-730).
 *
 * @example isNotFoundPath('/app/opportunity/17/not-found') // true
 */
export const isNotFoundPath = (path: string): boolean =>
  withoutSlashes(path).toLowerCase().endsWith(`/${notFoundSegment}`)

/**
 * Where a resource that is missing leads: the path with the not-found segment at its end, once (S-144, S-746, OP-019).
 *
 * @example withNotFound('/app/log/') // '/app/log/not-found'
 */
export function withNotFound(path: string): string {
  const bare = withoutSlashes(path)
  return isNotFoundPath(bare) ? bare : `${bare}/${notFoundSegment}`
}
