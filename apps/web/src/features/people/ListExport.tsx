import { RunningExport, type ListExportProps } from '../../list/export/RunningExport'
import { fetchPeopleFile, type ExportedPeople } from './fetchPeopleFile'

/** The export of the people while it runs. */
export const ListExport = (props: ListExportProps<ExportedPeople>) => (
  <RunningExport {...props} fetchFile={fetchPeopleFile} />
)
