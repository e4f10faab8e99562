import type { Transport } from '@retain/api-client/kernel/transport'
import type { NamedCall, PageOutcome } from './rowReader'

/** A message from the page to its worker. Each request carries its access token; the worker stores none. */
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

/** A message from the worker: rows while they are received, then the result. */
export type WorkerAnswer =
  | { readonly kind: 'rows'; readonly id: number; readonly rows: readonly unknown[] }
  | { readonly kind: 'end'; readonly id: number; readonly outcome: PageOutcome }
