import { RunningExport, type ListExportProps } from '../../../list/export/RunningExport'
import { fetchLogFile, type ExportedLog } from './fetchLogFile'

/** The export of a log while it runs. */
export const ListExport = (props: ListExportProps<ExportedLog>) => (
  <RunningExport {...props} fetchFile={fetchLogFile} />
)
