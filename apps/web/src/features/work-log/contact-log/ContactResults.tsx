import { contactLog } from '@retain/domain/work-log/contact-log/contactLog'
import type { ContactLogRequest } from '@retain/domain/work-log/contact-log/contactLogRequest'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { sortedBy } from '@retain/domain/work-log/view/logView'
import { Bar } from '@retain/ui/bar'
import { ListFrame } from '@retain/ui/list-frame'
import { ShownOn } from '@retain/ui/shown-on'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { prepareOpportunityPage } from '../../../app/lazyPages'
import { useAppDispatch } from '../../../app/listen'
import { whenIdle } from '../../../app/whenIdle'
import { ChangesNotice } from '../changes/ChangesNotice'
import { useRefreshInPlace } from '../changes/useRefreshInPlace'
import { ExportButton, exportEntry } from '../export/ExportButton'
import { ExportProgress } from '../export/ExportProgress'
import { useLogExport } from '../export/useLogExport'
import { useHeldRow } from '../held-row/useHeldRow'
import { prepareLargePage } from '../large-page/prepareLargePage'
import { ResultCount } from '../ResultCount'
import { mailIdOf } from '../search/knownRows'
import { contactSearch, requestKey } from '../search/logRequest'
import { SelectButton } from '../selection/SelectButton'
import { SelectionBar } from '../selection/SelectionBar'
import { SelectionCount } from '../selection/SelectionCount'
import { searchedFor, selectedMail } from '../selection/selectedRows'
import { useRowSelection } from '../selection/useRowSelection'
import { LogPager } from '../view/LogPager'
import { SortMenu } from '../view/SortMenu'
import { useWithinPages } from '../view/useWithinPages'
import type { ContactContext } from './contactCells'
import { ContactGrid } from './ContactGrid'
import { ContactPanel } from './ContactPanel'
import { NoReplyCount } from './NoReplyCount'
import { OverrideQuestion } from './OverrideQuestion'
import type { ReplyActions } from './replyActions'
import { useContactLogRows } from './useContactLogRows'
import type { ContactLogViewControl } from './useContactLogView'

/** The list, and the panel at its end while one is open. */
const Beside = styled.div`
  display: flex;
  flex: 1;
  gap: 12px;
  min-height: 0;
  & > [aria-labelledby]:not(:first-child) {
    flex: none;
    width: 320px;
    height: auto;
    margin-bottom: 16px;
  }
`

interface ContactResultsProps extends ContactLogViewControl {
  /** The search of the view. */
  readonly request: ContactLogRequest
  readonly context: Omit<ContactContext, 'actions'>
}

/** An entry of the contact history that is looked at, of a mail. */
interface Opened {
  readonly row: ContactLogRow
  readonly contactHistoryId: string
}

/** What the Contact Log found, the panel of one of its mails, and the question whether one needs no response. */
export function ContactResults({ request, context, view, show }: ContactResultsProps) {
  const { rows, total, pageCount, status, retry } = useContactLogRows(request, view)
  const dispatch = useAppDispatch()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [asked, setAsked] = useState<ContactLogRow | null>(null)
  const held = useHeldRow(rows)
  const { frame, refreshInPlace } = useRefreshInPlace({ rows, idOf: mailIdOf, status, refresh: retry })
  const actions = useMemo(
    (): ReplyActions => ({
      view: (row, contactHistoryId) => setOpened({ row, contactHistoryId }),
      askOverride: setAsked,
    }),
    [],
  )
  const cellContext = useMemo(() => ({ ...context, actions }), [context, actions])
  const sortBy = useCallback(
    (key: string) => {
      const column = contactLog.columns.find((candidate) => candidate.key === key)
      if (column !== undefined) show(sortedBy(view, column.key))
    },
    [view, show],
  )

  const isShown = status === 'ready'
  const searched = useMemo(() => searchedFor('searchContactLog', request), [request])
  const isWhole = isShown && rows.length === total
  const selection = useRowSelection({ searched, rows, selected: selectedMail, isWhole })
  const list = useMemo(() => contactSearch(request), [request])
  const columns = contactLog.defaultColumns
  const exporting = useLogExport({ log: contactLog, search: list, columns, total })
  useWithinPages(view, show, pageCount, isShown)
  useEffect(() => (isShown ? whenIdle(prepareOpportunityPage) : undefined), [isShown])
  const hasMore = isShown && total !== null && total > rows.length
  useEffect(() => (hasMore ? whenIdle(() => dispatch(prepareLargePage())) : undefined), [dispatch, hasMore])

  /** A mail as the list shows it now; one that has left it stays as it was. */
  const present = (row: ContactLogRow) =>
    rows.find((one) => one.inboundContactHistoryId === row.inboundContactHistoryId) ?? row
  return (
    <>
      <Bar
        start={
          <>
            <SelectionCount selection={selection}>
              <ResultCount log={contactLog} total={total} />
            </SelectionCount>
            <ChangesNotice listKey={requestKey(request)} status={status} onRefresh={refreshInPlace} />
            <ExportProgress {...exporting} />
          </>
        }
        end={
          <SelectionBar selection={selection} exporting={exporting}>
            <NoReplyCount />
            <ShownOn window="wide">
              <ExportButton {...exporting} />
            </ShownOn>
            <ShownOn window="phone">
              <SelectButton onPress={selection.start} />
              <SortMenu log={contactLog} sort={view.sort} onSort={sortBy} more={[exportEntry(exporting)]} />
            </ShownOn>
          </SelectionBar>
        }
      />
      <Beside>
        <ListFrame ref={frame} {...held}>
          <ContactGrid
            rows={rows}
            selection={selection.grid}
            status={status}
            sort={view.sort}
            context={cellContext}
            onSort={sortBy}
            onRetry={retry}
          />
          {total !== null && total > 0 && (
            <LogPager
              view={view}
              show={show}
              total={total}
              pageCount={pageCount}
              isLoading={status === 'refreshing'}
            />
          )}
        </ListFrame>
        {opened !== null && (
          <ContactPanel
            {...opened}
            row={present(opened.row)}
            offset={context.offset}
            user={context.user}
            askOverride={setAsked}
            onClose={() => setOpened(null)}
          />
        )}
      </Beside>
      {asked !== null && <OverrideQuestion row={present(asked)} onClose={() => setAsked(null)} />}
    </>
  )
}
