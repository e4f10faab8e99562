import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { LogView } from '@retain/domain/work-log/view/viewAddress'

/** How a log is looked at, which stands in the address. */
export interface LogViewControl {
  readonly view: LogView<LogColumnKey>
  /** Looks at the log otherwise: a new entry of the history, unless `replace` says that the old one was wrong. */
  readonly show: (view: LogView<LogColumnKey>, options?: { readonly replace?: boolean }) => void
}
