import { lazyCode } from '../../../core/lazy/lazyCode'
import { LazyDialog } from '../../../core/lazy/LazyDialog'
import type { LogExport } from './useLogExport'

/** The export itself: its call, its question and how far it is. */
export const runningExport = lazyCode(() => import('./RunningExport'))

/** How far the export of a list is, and how to give it up; its code comes when it is begun. */
export const ExportProgress = ({ running, end, cancel }: LogExport) =>
  running === null ? null : (
    <LazyDialog code={runningExport} onFailed={end}>
      {({ RunningExport }) => <RunningExport list={running} onEnd={end} onCancel={cancel} />}
    </LazyDialog>
  )
