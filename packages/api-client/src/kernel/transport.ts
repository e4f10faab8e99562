import type { ApiBase } from './endpoint'

/** A call without answer is given up after this long (api.md 1.2, no answer). */
export const callLimitMs = 30_000

/** Everything that a call needs from its surroundings. The app makes one; tests make another. */
export interface Transport {
  /** The address of each service, without a slash at the end. */
  readonly bases: Readonly<Record<ApiBase, string>>
  readonly fetch: typeof globalThis.fetch
  /** The present access token; renews it first where that is due. `null` when nobody is signed in. */
  readonly accessToken: () => Promise<string | null>
  readonly subscriptionKey: string
  readonly newRequestId: () => string
  /** Milliseconds; `callLimitMs` when absent. */
  readonly limitMs?: number
}
