import type { ApiBase } from './endpoint'

/** What a call needs from the app: addresses, token, fetch. Tests pass their own. */
export interface Transport {
  /** The address of each service, without a slash at the end. */
  readonly bases: Readonly<Record<ApiBase, string>>
  readonly fetch: typeof globalThis.fetch
  /** The present access token; renews it first where that is due. `null` when nobody is signed in. */
  readonly accessToken: () => Promise<string | null>
  readonly subscriptionKey: string
  readonly newRequestId: () => string
  /** The timeout of an answer in milliseconds. @default `answerTimeout` */
  readonly limitMs?: number
}
