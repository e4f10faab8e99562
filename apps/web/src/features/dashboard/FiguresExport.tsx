import { exportDashboard } from '@retain/api-client/dashboard'
import type { DashboardView } from '@retain/domain/dashboard/dashboardView'
import type { ExportedList } from '../../list/export/exportedList'
import { fetchesFile } from '../../list/export/fetchesFile'
import { RunningExport, type ListExportProps } from '../../list/export/RunningExport'

/** What a request for the file of the figures is made of. */
interface ExportedFigures {
  readonly hyperionId: string
  readonly view: DashboardView
}

const fetchFiguresFile = fetchesFile(
  exportDashboard,
  ({ source: { hyperionId, view } }: ExportedList<ExportedFigures>) => {
    const { days, ...rest } = view
    return { body: { hyperionId, ...rest, ...days } }
  },
)

/** The export of the figures while it runs. */
export const ListExport = (props: ListExportProps<ExportedFigures>) => (
  <RunningExport {...props} fetchFile={fetchFiguresFile} />
)
