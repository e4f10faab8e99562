import type { Page as ListPage } from '@retain/domain/paging/page'
import { firstPage } from '@retain/domain/paging/pageSize'
import { isNarrowWidth } from '@retain/ui/breakpoints'
import { Button } from '@retain/ui/button'
import { CardFrame } from '@retain/ui/card-frame'
import { EmptyState } from '@retain/ui/empty-state'
import { ErrorState } from '@retain/ui/error-state'
import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { Skeleton } from '@retain/ui/skeleton'
import { useWindowWidth } from '@retain/ui/window-width'
import { ChevronLeft, FileText, Plus } from 'lucide-react'
import { useRef, useState, type ComponentType } from 'react'
import { useLeave } from '../../forms/unsavedChanges'
import { usePageTitle } from '../../shell/pageTitle'
import { AdminList, type AdminRow } from './AdminList'
import { AdminColumns } from './adminListStyle'
import { newRowId, type ShownRow } from './useShownRow'

/** What a row's form is given. */
export interface AdminWork<Row> {
  /** The saved one; `null` for one that is new. */
  readonly row: Row | null
  readonly onSaved: (saved: Row) => void
  readonly onDeleted: () => void
}

interface AdminScreenProps<Row> {
  /** The words of the screen. */
  readonly texts: {
    readonly newLabel: string
    readonly allLabel: string
    readonly countText: string
    readonly emptyText: string
    /** What is said where nothing is edited. */
    readonly chooseText: string
    readonly failedText: string
  }
  readonly shown: ShownRow
  readonly data: ListPage<Row> | undefined
  readonly hasFailed: boolean
  readonly onRetry: () => void
  readonly rowOf: (row: Row) => AdminRow
  /** The columns of the form and of what follows it; drawn anew for each row. */
  readonly Work: ComponentType<AdminWork<Row>>
}

/** An admin list: its rows, and one of them to be edited, looked at and confirmed; in a narrow window one or the other. */
export function AdminScreen<Row>(props: AdminScreenProps<Row>) {
  const { texts, shown, data, hasFailed, onRetry, rowOf, Work } = props
  const title = usePageTitle() ?? ''
  const isNarrow = useWindowWidth(isNarrowWidth)
  const leave = useLeave()
  const heading = useRef<HTMLHeadingElement>(null)
  // A row that was saved may stand on another page by then.
  const [last, setLast] = useState<Row | null>(null)
  const idOf = (row: Row) => rowOf(row).id
  const { id } = shown
  const found = data?.list.find((row) => idOf(row) === id)
  const row = found ?? (last !== null && idOf(last) === id ? last : null)
  if (found !== undefined && found !== last) setLast(found)
  const isListShown = !isNarrow || id === null

  const work = () => {
    if (id !== newRowId && row === null)
      return (
        <CardFrame data-filling="">
          {data === undefined && id !== null ? (
            <Skeleton lines={8} />
          ) : (
            <EmptyState icon={<FileText aria-hidden="true" />} text={texts.chooseText} />
          )}
        </CardFrame>
      )
    return (
      <Work
        key={id}
        row={id === newRowId ? null : row}
        onSaved={(saved) => {
          setLast(saved)
          shown.show(idOf(saved))
        }}
        onDeleted={() => {
          shown.show(null)
          heading.current?.focus()
        }}
      />
    )
  }
  return (
    <Page>
      <title>{title}</title>
      <PageHeader
        title={title}
        headingRef={heading}
        end={
          <>
            {!isListShown && (
              <Button icon={<ChevronLeft aria-hidden="true" />} onPress={() => leave(() => shown.show(null))}>
                {texts.allLabel}
              </Button>
            )}
            <Button icon={<Plus aria-hidden="true" />} onPress={() => leave(() => shown.show(newRowId))}>
              {texts.newLabel}
            </Button>
          </>
        }
      />
      {hasFailed && data === undefined ? (
        <CardFrame data-filling="">
          <ErrorState text={texts.failedText} onRetry={onRetry} />
        </CardFrame>
      ) : (
        <AdminColumns>
          {isListShown && (
            <AdminList
              label={title}
              countText={texts.countText}
              emptyText={texts.emptyText}
              data={data}
              rowOf={rowOf}
              shownId={id}
              onShow={(next) => leave(() => shown.show(next))}
              onPage={(page) => shown.showPage(Math.max(firstPage, page))}
            />
          )}
          {(!isNarrow || id !== null) && work()}
        </AdminColumns>
      )}
    </Page>
  )
}
