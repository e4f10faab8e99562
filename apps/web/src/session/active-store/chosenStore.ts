import type { StoredStore } from '@retain/domain/session/storageKeys'
import type { Store } from '@retain/domain/session/user/user'
import { isRecord } from '@retain/domain/validation/record'
import { localTexts, storageKeys } from '../../core/browser/storage'

/** Remembers the chosen store in this browser, with the three fields of S-109. */
export function rememberStore({ hyperionId, name, utcOffset }: Store): void {
  const stored: StoredStore = { id: hyperionId, name, utcOffset }
  localTexts.write(storageKeys.store, JSON.stringify(stored))
}

/** The store code remembered in this browser; `null` when there is none, or nothing that can be read. */
export function rememberedStoreId(): string | null {
  const stored = localTexts.readJson(storageKeys.store)
  return isRecord(stored) && typeof stored['id'] === 'string' ? stored['id'] : null
}
