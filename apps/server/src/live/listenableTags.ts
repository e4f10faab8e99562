import { generalAccess } from '@retain/domain/session/permissions'
import { readTag, userTag } from '@retain/domain/live/tags'
import type { Database } from '../db/schema/schema'
import { openStores } from '../features/stores/storeAccess'
import type { Caller } from '../identity/caller'

/** The codes of the stores that a caller may listen to: messages tell of rows, which only general access may read. */
export async function listenableStores(db: Database, caller: Caller): Promise<ReadonlySet<string>> {
  if (!caller.roles.includes(generalAccess)) return new Set()
  const codes = caller.stores.map(({ storeCode }) => storeCode)
  return new Set((await openStores(db, caller, codes)).keys())
}

/**
 * Those of the wanted tags that a caller may listen to, each once: of stores that are open to the caller, and of the
 * caller's own user (S-339, S-340). A foreign tag, and a text that is no tag, is left out.
 *
 * @param stores what `listenableStores` answered.
 */
export const acceptedTags = (
  caller: Caller,
  stores: ReadonlySet<string>,
  wanted: readonly string[],
): readonly string[] =>
  [...new Set(wanted)].filter((tag) => {
    const read = readTag(tag)
    return read?.kind === 'store' ? stores.has(read.name) : tag === userTag(caller.userName)
  })
