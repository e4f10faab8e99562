import { RunningExport, type ListExportProps } from '../../list/export/RunningExport'
import { fetchAuditFile, type ExportedAuditLog } from './fetchAuditFile'

/** The export of the audit log while it runs. */
export const ListExport = (props: ListExportProps<ExportedAuditLog>) => (
  <RunningExport {...props} fetchFile={fetchAuditFile} />
)
