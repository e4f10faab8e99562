import { pageSizeOf } from '@retain/domain/paging/paging'
import { shownAll, showAllText } from '@retain/domain/list/viewChanges'
import type { ListView } from '@retain/domain/list/listView'
import { memo } from 'react'
import { PageBar } from './PageBar'

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
  return (
    <PageBar
      page={page}
      size={pageSizeOf(showAll)}
      total={total}
      pageCount={pageCount}
      onPage={(next) => show({ ...view, page: next })}
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
