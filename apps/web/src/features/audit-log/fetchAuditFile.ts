import { exportAuditLog } from '@retain/api-client/audit-log'
import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import type { ExportedList } from '../../list/export/exportedList'
import { fetchesFile } from '../../list/export/fetchesFile'

/** What a request for the file of the audit log is made of. */
export type ExportedAuditLog = BodyOf<typeof exportAuditLog>

/** Makes the request for the file of the audit log. */
export const fetchAuditFile = fetchesFile(exportAuditLog, ({ source }: ExportedList<ExportedAuditLog>) => ({
  body: source,
}))
