import { formatCount } from '@retain/domain/money/format'
import {
  buttonsAtEnds,
  isFirstPage,
  isLastPage,
  pageButtons,
  pageRange,
  pageSizeOf,
} from '@retain/domain/paging/paging'
import { shownAll, showAllText } from '@retain/domain/list/viewChanges'
import type { ListView } from '@retain/domain/list/listView'
import { isPhoneWidth } from '@retain/ui/breakpoints'
import { Pagination } from '@retain/ui/pagination'
import { useWindowWidth } from '@retain/ui/window-width'
import { memo, useMemo } from 'react'

interface ListPagerProps<View extends ListView> {
  readonly view: View
  readonly show: (view: View) => void
  readonly total: number
  readonly pageCount: number
  readonly isLoading: boolean
}

function Pager<View extends ListView>(props: ListPagerProps<View>) {
  const { view, show, total, pageCount, isLoading } = props
  const { page, showAll } = view
  const { from, to } = pageRange(page, pageSizeOf(showAll), total)
  const isPhone = useWindowWidth(isPhoneWidth)
  const items = useMemo(
    () => pageButtons(page, pageCount, isPhone ? buttonsAtEnds.few : buttonsAtEnds.usual),
    [isPhone, page, pageCount],
  )
  const open = (next: number) => show({ ...view, page: next })
  return (
    <Pagination
      items={items}
      current={page}
      canPrevious={!isFirstPage(page)}
      canNext={!isLastPage(page, pageCount)}
      rangeText={`${formatCount(from)} – ${formatCount(to)} of ${formatCount(total)}`}
      onPage={open}
      onPrevious={() => open(page - 1)}
      onNext={() => open(page + 1)}
      showAll={{
        label: showAllText(showAll, total),
        isOn: showAll,
        isLoading: showAll && isLoading,
        onChange: (isOn) => show(shownAll(view, isOn)),
      }}
    />
  )
}

/**
 * Which rows are shown, the page buttons, and the switch between pages and all rows (L-371 to L-377, L-605, L-606). Rows
 * that change live do not draw it again.
 */
export const ListPager = memo(Pager) as typeof Pager
