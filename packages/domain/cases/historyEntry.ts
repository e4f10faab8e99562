import type { HistoryEntry } from '../src/activity/historyEntry'
import { instantFromEpoch } from '../src/calendar/instant'

/** A call of Ann Lee's, as it stands in a list. */
export const historyEntry = (known: Partial<HistoryEntry> = {}): HistoryEntry => ({
  contactHistoryId: '1',
  contactType: 'PhoneCall',
  createDate: instantFromEpoch(1_800_000_000_000),
  contactActionResult: null,
  notes: null,
  hasNotes: false,
  contactInfo: null,
  contactAction: null,
  createdBy: 'Ann Lee',
  emailContactDetailId: null,
  email: null,
  ...known,
})
