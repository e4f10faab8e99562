import { LazyDialog } from '../../core/lazy/LazyDialog'
import type { ListExport } from './useListExport'

/** How far the export of a list is, and how to cancel it; its code is loaded when an export starts. */
export const ExportProgress = <Source,>({
  code,
  running,
  end,
  cancel,
}: Pick<ListExport<Source>, 'code' | 'running' | 'end' | 'cancel'>) =>
  running === null ? null : (
    <LazyDialog code={code} onFailed={end}>
      {({ ListExport: Running }) => <Running list={running} onEnd={end} onCancel={cancel} />}
    </LazyDialog>
  )
