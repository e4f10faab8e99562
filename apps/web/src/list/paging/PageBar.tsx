import { formatCount } from '@retain/domain/money/format'
import { buttonsAtEnds, isFirstPage, isLastPage, pageButtons, pageRange } from '@retain/domain/paging/paging'
import { isPhoneWidth } from '@retain/ui/breakpoints'
import { Pagination, type PaginationProps } from '@retain/ui/pagination'
import { useWindowWidth } from '@retain/ui/window-width'
import { useMemo } from 'react'

interface PageBarProps {
  /** The page in sight, from 1. */
  readonly page: number
  /** How many rows a page has. */
  readonly size: number
  readonly total: number
  readonly pageCount: number
  readonly onPage: (page: number) => void
  /** @default there is no such switch */
  readonly showAll?: PaginationProps['showAll']
}

/**
 * Which rows of a list are shown, and the page buttons (L-371 to L-374, L-605).
 *
 * @example <PageBar page={page} size={10} total={total} pageCount={pageCount} onPage={setPage} />
 */
export function PageBar({ page, size, total, pageCount, onPage, showAll }: PageBarProps) {
  const { from, to } = pageRange(page, size, total)
  const isPhone = useWindowWidth(isPhoneWidth)
  const items = useMemo(
    () => pageButtons(page, pageCount, isPhone ? buttonsAtEnds.few : buttonsAtEnds.usual),
    [isPhone, page, pageCount],
  )
  return (
    <Pagination
      data-tour="log-paging"
      items={items}
      current={page}
      canPrevious={!isFirstPage(page)}
      canNext={!isLastPage(page, pageCount)}
      rangeText={`${formatCount(from)} – ${formatCount(to)} of ${formatCount(total)}`}
      onPage={onPage}
      onPrevious={() => onPage(page - 1)}
      onNext={() => onPage(page + 1)}
      showAll={showAll}
    />
  )
}
