import { formatCount } from '@retain/domain/money/format'
import type { Page } from '@retain/domain/paging/page'
import { shortPageSize } from '@retain/domain/paging/pageSize'
import { CardFrame } from '@retain/ui/card-frame'
import { Skeleton } from '@retain/ui/skeleton'
import type { ReactNode } from 'react'
import { PageBar } from '../../list/paging/PageBar'
import { RowButton, Rows, Total } from './adminListStyle'

/** A row as the list shows it. */
export interface AdminRow {
  readonly id: string
  readonly title: string
  readonly detail: string
  /** How it stands, in a chip. */
  readonly state: ReactNode
}

interface AdminListProps<Row> {
  /** The name of the list, for screen readers. */
  readonly label: string
  /** What follows the number of rows: `announcements, newest first`. */
  readonly countText: string
  /** What an empty list says. */
  readonly emptyText: string
  /** `undefined` while it is read for the first time. */
  readonly data: Page<Row> | undefined
  readonly rowOf: (row: Row) => AdminRow
  /** The edited row; `null` for none. */
  readonly shownId: string | null
  readonly onShow: (id: string) => void
  readonly onPage: (page: number) => void
}

/** The rows that administrators edit, ten to a page (S-431 to S-433). */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { label, countText, emptyText, data, rowOf, shownId, onShow, onPage } = props
  return (
    <CardFrame aria-label={label} data-list="">
      {data === undefined ? (
        <Skeleton lines={10} />
      ) : (
        <>
          <Total>
            <b>{formatCount(data.total)}</b> {countText}
          </Total>
          <Rows>
            {data.list.length === 0 && <li>{emptyText}</li>}
            {data.list.map(rowOf).map(({ id, title, detail, state }) => (
              <li key={id}>
                <RowButton
                  type="button"
                  aria-current={id === shownId ? 'true' : undefined}
                  onClick={() => onShow(id)}
                >
                  <span>
                    <b>{title}</b>
                    <small>{detail}</small>
                  </span>
                  {state}
                </RowButton>
              </li>
            ))}
          </Rows>
          <PageBar
            page={data.page}
            size={shortPageSize}
            total={data.total}
            pageCount={data.pageCount}
            onPage={onPage}
          />
        </>
      )}
    </CardFrame>
  )
}
