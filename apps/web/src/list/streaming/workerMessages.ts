import type { Transport } from '@retain/api-client/kernel/transport'
import type { NamedCall, PageOutcome } from './rowReader'

/** What the page asks of its worker. A token travels with each request; the worker keeps none. */
export type WorkerRequest =
  | {
      readonly kind: 'read'
      readonly id: number
      readonly call: NamedCall
      readonly bases: Transport['bases']
      readonly token: string | null
      readonly subscriptionKey: string
    }
  | { readonly kind: 'abort'; readonly id: number }

/** What the worker answers: rows as they come, then how it ended. */
export type WorkerAnswer =
  | { readonly kind: 'rows'; readonly id: number; readonly rows: readonly unknown[] }
  | { readonly kind: 'end'; readonly id: number; readonly outcome: PageOutcome }
