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
  const parts = /^(STORE|USER)_(.+)/s.exec(tag)
  if (parts === null) return null
  return { kind: parts[1] === 'STORE' ? 'store' : 'user', name: parts[2] ?? '' }
}

/** The subscriber: the codes of the stores that are open to a user, and the user name. */
export interface Listener {
  readonly hyperionIds: ReadonlySet<string>
  readonly userName: string
}

/**
 * Those of the wanted tags that somebody may listen to, each once: of the stores that are open to them, and of the own
 * user (S-339, S-340, D-22). A foreign tag, and a text that is no tag, is left out.
 *
 * @example acceptedTags({ hyperionIds: new Set(['HAR']), userName: 'jordan' }, ['STORE_HAR', 'STORE_BLR']) // ['STORE_HAR']
 */
export const acceptedTags = (
  { hyperionIds, userName }: Listener,
  wanted: readonly string[],
): readonly string[] =>
  [...new Set(wanted)].filter((tag) => {
    const read = readTag(tag)
    return read?.kind === 'store' ? hyperionIds.has(read.name) : tag === userTag(userName)
  })

/**
 * The tags that the app subscribes to, each once: those of the open stores, the active one first, and that of the user
 * (S-339, S-340, S-802). Without a signed-in user there is no user tag.
 *
 * @example subscribedTags(['HAR'], 'jordan') // ['STORE_HAR', 'USER_jordan']
 */
export const subscribedTags = (
  hyperionIds: readonly string[],
  userName: string | null,
): readonly string[] => [
  ...new Set(hyperionIds.map(storeTag)),
  ...(userName === null ? [] : [userTag(userName)]),
]
