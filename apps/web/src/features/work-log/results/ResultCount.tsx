import { formatCount } from '@retain/domain/money/format'
import type { LogPage } from '@retain/domain/work-log/logPages'
import { visuallyHidden } from '@retain/ui/visually-hidden-style'
import { styled } from 'styled-components'

/** On a phone the line has no room for it beside a notice or an export; the pager says the number, too. */
const Count = styled.span`
  @media (max-width: 720px) {
    &:has(~ button) {
      ${visuallyHidden}
    }
  }
`

interface ResultCountProps {
  readonly log: LogPage
  /** `null` while it is unknown. */
  readonly total: number | null
}

/** How many a log found (L-024, L-472); it is told when it changes. */
export const ResultCount = ({ log, total }: ResultCountProps) => (
  <Count role="status">
    {total !== null && (
      <>
        <b>{formatCount(total)}</b> {log.countDescription}
      </>
    )}
  </Count>
)
