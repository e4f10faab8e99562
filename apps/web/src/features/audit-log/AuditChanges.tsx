import type { AuditDifference } from '@retain/domain/audit/auditDifference'
import { VisuallyHidden } from '@retain/ui/visually-hidden'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { Changes } from '../admin-list/adminListStyle'

/** Texts keep their lines; what was not there is told quietly. */
const Lines = styled(Changes)`
  & del,
  & ins {
    white-space: pre-wrap;
  }
  & em {
    font-style: normal;
    font-weight: 400;
    color: var(--ink-3);
  }
`

interface AuditChangesProps {
  /** At least one. */
  readonly differences: readonly AuditDifference[]
  /** The thing was there before and after; of one that is new or gone each value is told once. */
  readonly isChange: boolean
}

const worded = (text: string | null) => (text === null || text === '' ? <em>None</em> : text)

/** What an entry changed, field by field: what it was, struck through, above what it is. */
export const AuditChanges = ({ differences, isChange }: AuditChangesProps) => (
  <Lines>
    {differences.map(({ field, before, after }) => (
      <Fragment key={field}>
        <dt>{field}</dt>
        <dd>
          {isChange ? (
            <>
              <del>
                <VisuallyHidden>Before: </VisuallyHidden>
                {worded(before)}
              </del>
              <ins>
                <VisuallyHidden>After: </VisuallyHidden>
                {worded(after)}
              </ins>
            </>
          ) : (
            <ins>{worded(after ?? before)}</ins>
          )}
        </dd>
      </Fragment>
    ))}
  </Lines>
)
