import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { EmptyState } from '../empty-state/EmptyState'
import { Spinner } from '../spinner/Spinner'

const Middle = styled.div`
  position: sticky;
  inset-inline-start: 0;
  display: grid;
  place-items: center;
  align-content: center;
  gap: 12px;
  /* Centred in the space below the header. */
  min-height: max(220px, calc(100% - var(--grid-header-height)));
  color: var(--ink-2);
`

interface GridStatusProps {
  readonly status: 'loading' | 'ready' | 'refreshing' | 'error'
  readonly isEmpty: boolean
  readonly emptyText: string | undefined
  readonly loadingText: string
  readonly errorContent: ReactNode
}

/** Shown in place of rows: a spinner, the sentence of an empty list, or the content after a failure. */
export function GridStatus({ status, isEmpty, emptyText, loadingText, errorContent }: GridStatusProps) {
  if (status === 'loading') {
    return (
      <Middle>
        <Spinner size="large" label={loadingText} />
      </Middle>
    )
  }
  if (status === 'error') return errorContent === undefined ? null : <Middle>{errorContent}</Middle>
  if (!isEmpty || emptyText === undefined || status === 'refreshing') return null
  return (
    <Middle>
      <EmptyState icon={<Search aria-hidden="true" />} text={emptyText} />
    </Middle>
  )
}
