import type { Transport } from '@retain/api-client/kernel/transport'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { ContactSearch, LogRequest } from '../search/logRequest'
import type { PageOutcome } from './logRows'

/** What the page asks of its worker. A token travels with each request; the worker keeps none. */
export type WorkerRequest =
  | {
      readonly kind: 'read'
      readonly id: number
      readonly search: LogRequest | ContactSearch
      readonly bases: Transport['bases']
      readonly token: string | null
      readonly subscriptionKey: string
    }
  | { readonly kind: 'abort'; readonly id: number }

/** What the worker answers: rows as they come, those of the Contact Log as mails, then how it ended. */
export type WorkerAnswer =
  | { readonly kind: 'rows'; readonly id: number; readonly rows: readonly LogRow[] }
  | { readonly kind: 'mails'; readonly id: number; readonly rows: readonly ContactLogRow[] }
  | { readonly kind: 'end'; readonly id: number; readonly outcome: PageOutcome }
