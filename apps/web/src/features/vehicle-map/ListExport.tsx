import { RunningExport, type ListExportProps } from '../../list/export/RunningExport'
import { fetchMappingFile, type ExportedMappings } from './fetchMappingFile'

/** The export of the mapping table while it runs. */
export const ListExport = (props: ListExportProps<ExportedMappings>) => (
  <RunningExport {...props} fetchFile={fetchMappingFile} />
)
