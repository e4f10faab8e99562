import type { Transport } from '@retain/api-client/kernel/transport'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { LogRequest } from '../search/logRequest'
import type { ReadLogRows } from './logRows'

/** What the page asks of its worker. A token travels with each request; the worker keeps none. */
export type WorkerRequest =
  | {
      readonly kind: 'read'
      readonly id: number
      readonly request: LogRequest
      readonly bases: Transport['bases']
      readonly token: string | null
      readonly subscriptionKey: string
    }
  | { readonly kind: 'abort'; readonly id: number }

/** What the worker answers: rows as they come, then how it ended. */
export type WorkerAnswer =
  | { readonly kind: 'rows'; readonly id: number; readonly rows: readonly LogRow[] }
  | { readonly kind: 'end'; readonly id: number; readonly outcome: Awaited<ReturnType<ReadLogRows>> }
