import type { ApiBase } from './endpoint'

/** Everything that a call needs from its surroundings. The app makes one; tests make another. */
export interface Transport {
  /** The address of each service, without a slash at the end. */
  readonly bases: Readonly<Record<ApiBase, string>>
  readonly fetch: typeof globalThis.fetch
  /** The present access token; renews it first where that is due. `null` when nobody is signed in. */
  readonly accessToken: () => Promise<string | null>
  readonly subscriptionKey: string
  readonly newRequestId: () => string
  /** How long an answer is waited for, in milliseconds; `answerTimeout` of the rules when absent. */
  readonly limitMs?: number
}
