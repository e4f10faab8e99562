import type { ActionResultCode } from '../actionCodes'
import type { EntryAction } from './contactActionTypes'
import type { ContactType } from './contactTypes'

/** What an entry of the contact history records, beside where, when and by whom. */
export interface RecordedEntry {
  readonly contactType: ContactType
  readonly contactAction: EntryAction | null
  /** `null` for what was no contact. */
  readonly actionResult: ActionResultCode | null
  readonly reason: string | null
  /** `null` where nothing was written. */
  readonly notes: string | null
  /** The phone that was used; `null` where it may not be kept. */
  readonly contactInfo: string | null
}
