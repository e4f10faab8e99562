import type { ListView } from '@retain/domain/list/listView'
import type { Page } from '@retain/domain/paging/page'
import { rowHeight } from '@retain/domain/work-log/gridLayout'
import { ErrorState } from '@retain/ui/error-state'
import { Grid, type GridProps } from '@retain/ui/grid'
import { ListFrame } from '@retain/ui/list-frame'
import { ListPager } from '../paging/ListPager'

/** The state of the query that finds a page. */
interface FoundPage<Row> {
  /** The page that was asked for. */
  readonly currentData?: Pick<Page<Row>, 'list'> | undefined
  /** The latest page that is known, which stands until the next one is there. */
  readonly data?: Pick<Page<Row>, 'list' | 'total' | 'pageCount'> | undefined
  readonly isError: boolean
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface FoundListProps<Row, View extends ListView> extends Pick<
  GridProps<Row>,
  'label' | 'columns' | 'getRowKey' | 'emptyText' | 'renderCard' | 'sort' | 'onSort'
> {
  readonly query: FoundPage<Row>
  /** What is said where the page could not be read. */
  readonly errorText: string
  readonly view: View
  readonly show: (view: View) => void
}

const noRows: readonly never[] = []

/**
 * The rows of a page as the service found them, with its pager: a list without selection. With `onSort` its headers can be pressed.
 *
 * @example
 * <FoundList label="People" query={query} columns={columns} getRowKey={personId} errorText="The people could not be loaded." {...{ view, show }} />
 */
export function FoundList<Row, View extends ListView>(props: FoundListProps<Row, View>) {
  const { query, errorText, view, show, ...grid } = props
  const { currentData, data, isError, isFetching, refetch } = query
  const hasFailed = isError && currentData === undefined && !isFetching
  const status = hasFailed ? 'error' : data === undefined ? 'loading' : isFetching ? 'refreshing' : 'ready'
  return (
    <ListFrame aria-label={grid.label}>
      <Grid
        {...grid}
        rows={hasFailed ? noRows : (data?.list ?? noRows)}
        rowHeight={rowHeight}
        status={status}
        errorContent={<ErrorState text={errorText} onRetry={() => void refetch()} retryLabel="Try Again" />}
      />
      {data !== undefined && data.pageCount > 0 && (
        <ListPager
          view={view}
          show={show}
          total={data.total}
          pageCount={data.pageCount}
          isLoading={isFetching}
        />
      )}
    </ListFrame>
  )
}
