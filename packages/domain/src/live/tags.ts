/**
 * The tag under which a store's messages travel (S-341).
 *
 * @example storeTag('HAR') // 'STORE_HAR'
 */
export const storeTag = (hyperionId: string): string => `STORE_${hyperionId}`

/** The tag under which a user's own messages travel (S-341). */
export const userTag = (userName: string): string => `USER_${userName}`

/** Whose tag it is; `null` for a text that is no tag. */
export function readTag(tag: string): { readonly kind: 'store' | 'user'; readonly name: string } | null {
  const parts = /^(STORE|USER)_(.+)$/s.exec(tag)
  if (parts === null) return null
  return { kind: parts[1] === 'STORE' ? 'store' : 'user', name: parts[2] ?? '' }
}
