import type { HistoryEntry } from '../src/activity/history/historyEntry'
import type { Instant } from '../src/calendar/instant'

/** An outbound call, for tests that care about a few fields. */
export const historyEntry = (known: Partial<HistoryEntry> = {}): HistoryEntry => ({
  contactHistoryId: '1',
  contactType: 'PhoneCall',
  createDate: '2026-11-20T14:42:00.000Z' as Instant,
  contactActionResult: 'CONTACTED',
  notes: null,
  hasNotes: false,
  contactInfo: '5550140182',
  contactAction: 'OPHONE',
  createdBy: 'Jordan Mills',
  emailContactDetailId: null,
  email: null,
  delivery: null,
  open: null,
  ...known,
})
