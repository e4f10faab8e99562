import { isRecord } from '@retain/domain/validation/record'
import { jsonOf } from '../core/browser/storage'

/** The prefix of the names of pending requests in the storage of the tab. */
export const pendingPrefix = 'oidc.'

/** The states of the redirects to the identity server that this tab waits for; silent requests are not among them. */
export function pendingStates(storage: Storage = window.sessionStorage): string[] {
  return Object.keys(storage)
    .filter((key) => key.startsWith(pendingPrefix) && isRedirect(storage.getItem(key)))
    .map((key) => key.slice(pendingPrefix.length))
}

function isRedirect(entry: string | null): boolean {
  const request = jsonOf(entry)
  return isRecord(request) && request['request_type'] === 'si:r'
}
