import type { PendingSignIn } from '@retain/domain/session/sign-in/signInRequest'
import { isRecord } from '@retain/domain/validation/record'
import { jsonOf, sessionTexts, storageKeys } from '../core/browser/storage'

/** The prefix of the names of pending requests of the code flow in the storage of the tab. */
export const pendingPrefix = 'oidc.'

/** The states of the redirects by code that this tab waits for; silent requests are not among them. */
export function pendingStates(storage: Storage = window.sessionStorage): string[] {
  return Object.keys(storage)
    .filter((key) => key.startsWith(pendingPrefix) && isRedirect(storage.getItem(key)))
    .map((key) => key.slice(pendingPrefix.length))
}

function isRedirect(entry: string | null): boolean {
  const request = jsonOf(entry)
  return isRecord(request) && request['request_type'] === 'si:r'
}

const isPending = (value: unknown): value is PendingSignIn =>
  isRecord(value) && typeof value['state'] === 'string' && typeof value['nonce'] === 'string'

/** The redirect by the implicit flow that this tab waits for; a later one takes its place. */
export const pendingSignIn = {
  keep: (request: PendingSignIn): void =>
    sessionTexts.write(storageKeys.pendingSignIn, JSON.stringify(request)),

  /** Answers the request, once: it is forgotten. */
  take: (): PendingSignIn | null => {
    const request = sessionTexts.readJson(storageKeys.pendingSignIn)
    sessionTexts.write(storageKeys.pendingSignIn, null)
    return isPending(request) ? { state: request.state, nonce: request.nonce } : null
  },
}
