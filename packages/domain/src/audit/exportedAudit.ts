import { formatDateTime } from '../calendar/formats'
import type { OffsetMinutes } from '../calendar/storeOffset'
import { text, type ColumnDefinition } from '../list/columnDefinition'
import { exportedRows, type ExportedRows } from '../list/export/exportedRows'
import type { CsvValue } from '../text/csv'
import type { AuditEntry } from './auditEntry'
import { auditKindLabels } from './auditKinds'

/** What the log is called in the name of its file. */
export const auditFile = { title: 'Audit Log' }

const labels = {
  sequence: 'Entry',
  recordedAt: 'Date',
  fullName: 'Who',
  userName: 'User Name',
  kind: 'What',
  hyperionId: 'Store Code',
  storeName: 'Store',
  subject: 'Subject',
  requestId: 'Request',
} as const

type AuditColumnKey = keyof typeof labels

const columns = Object.entries(labels).map(
  // The keys of an object literal are known.
  ([key, label]): ColumnDefinition<AuditColumnKey> => ({ key: key as AuditColumnKey, ...text(label) }),
)

function valueOf(key: AuditColumnKey, entry: AuditEntry, offset: OffsetMinutes): CsvValue {
  switch (key) {
    case 'recordedAt':
      return formatDateTime(entry.recordedAt, offset)
    case 'kind':
      return auditKindLabels[entry.kind]
    case 'sequence':
    case 'fullName':
    case 'userName':
    case 'hyperionId':
    case 'storeName':
    case 'subject':
    case 'requestId':
      return entry[key]
  }
}

/**
 * Entries of the audit log as a file; dates in the store's offset. No subject becomes a formula of a spreadsheet.
 *
 * @example exportedAudit(offset).lines([entry]) // '12,03/16/2026 3:30 PM,Alex Romero,alex.romero,Setting saved,…\r\n'
 */
export const exportedAudit = (offset: OffsetMinutes): ExportedRows<AuditEntry> =>
  exportedRows(columns, (key, entry) => valueOf(key, entry, offset))
