import { formatCount } from '@retain/domain/money/format'
import type { LogPage } from '@retain/domain/work-log/logPages'

interface ResultCountProps {
  readonly log: LogPage
  /** `null` while it is unknown. */
  readonly total: number | null
}

/** How many a log found (L-024, L-472); it is told when it changes. */
export const ResultCount = ({ log, total }: ResultCountProps) => (
  <span role="status">
    {total !== null && (
      <>
        <b>{formatCount(total)}</b> {log.countDescription}
      </>
    )}
  </span>
)
