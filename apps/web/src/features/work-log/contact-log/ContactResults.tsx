import { contactLog, type ContactLogSearch } from '@retain/domain/work-log/contact-log/contactLog'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { emailIdOf, opptIdOf } from '@retain/domain/work-log/rows/rowIds'
import { ListFrame } from '@retain/ui/list-frame'
import { useElementWidth } from '@retain/ui/element-width'
import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { useAppSelector } from '../../../core/state/appHooks'
import { ListPager } from '../../../list/paging/ListPager'
import { ResultsBar } from '../../../list/results/ResultsBar'
import { useResults } from '../../../list/results/useResults'
import { isTourStarted } from '../../../shell/tour/tourState'
import { useLogExport } from '../export/useLogExport'
import { prefetchLogCode } from '../prefetchLogCode'
import { useLogRows } from '../search/useLogRows'
import { LogSelection } from '../selection/LogSelection'
import { selectedEmail } from '../selection/selectedRows'
import type { LogViewControl } from '../view/useLogView'
import { columnsBesidePanel, columnsGivingWay, panelGap, panelWidth } from './columnsBesidePanel'
import type { ContactContext } from './contactCells'
import { ContactGrid } from './ContactGrid'
import { ContactPanel } from './ContactPanel'
import type { ContactLogView } from './contactLogView'
import { NoReplyCount } from './NoReplyCount'
import { OverrideQuestion } from './OverrideQuestion'
import type { ReplyActions } from './replyActions'

/** The list, with the docked panel at its end. */
const ListAndPanel = styled.div`
  display: flex;
  flex: 1;
  gap: ${panelGap}px;
  min-height: 0;
  & > [aria-labelledby]:not(:first-child) {
    flex: none;
    width: ${panelWidth}px;
    height: auto;
    margin-bottom: 16px;
  }
`

interface ContactResultsProps extends LogViewControl<ContactLogView> {
  /** The search of the view. */
  readonly search: ContactLogSearch
  readonly context: Omit<ContactContext, 'actions'>
}

/** The email and the entry of the contact history that the panel shows. */
interface Opened {
  readonly row: ContactLogRow
  readonly contactHistoryId: string
}

/** The results of the Contact Log, the panel of an email, and the question whether an email needs no response. */
export function ContactResults({ search, context, view, show }: ContactResultsProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [overrideRow, setOverrideRow] = useState<ContactLogRow | null>(null)
  const actions = useMemo(
    (): ReplyActions => ({
      view: (row, contactHistoryId) => setOpened({ row, contactHistoryId }),
      confirmOverride: setOverrideRow,
    }),
    [],
  )
  const isTour = useAppSelector(isTourStarted)
  const place = useRef<HTMLDivElement>(null)
  const given = useElementWidth(place, columnsGivingWay)
  const isBeside = opened !== null && given !== null
  const besidePanel = useMemo(
    () => (isBeside && given !== null ? columnsBesidePanel(given) : null),
    [isBeside, given],
  )
  const cellContext = useMemo(() => ({ ...context, actions }), [context, actions])
  const found = useLogRows(contactLog, search, view)
  const { bar, frame, grid, pager } = useResults({
    list: contactLog,
    search,
    found,
    rowId: emailIdOf,
    pinnedId: opptIdOf,
    selected: selectedEmail,
    view,
    show,
    prefetch: prefetchLogCode,
  })
  const exporting = useLogExport({
    list: contactLog,
    search,
    columns: contactLog.exportColumns(contactLog.defaultColumns),
    total: found.total,
  })

  /** Within the list, too, whose cells would take the key for the way back from their links and buttons. */
  const closeByEscape = (event: KeyboardEvent) => {
    const isWithin = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (event.key !== 'Escape' || !isBeside || !isWithin) return
    event.preventDefault()
    event.stopPropagation()
    setOpened(null)
  }

  /** The present row of an email; the given row if the list no longer has it. */
  const present = (row: ContactLogRow) => grid.rows.find((one) => emailIdOf(one) === emailIdOf(row)) ?? row
  return (
    <>
      <ResultsBar
        {...bar}
        exporting={exporting}
        selectionActions={<LogSelection selection={bar.selection} exporting={exporting} />}
      >
        <NoReplyCount />
      </ResultsBar>
      <ListAndPanel ref={place} onKeyDownCapture={closeByEscape}>
        <ListFrame {...frame} data-tour="log-grid" data-low={isTour || undefined}>
          <ContactGrid {...grid} context={cellContext} besidePanel={besidePanel} />
          {pager !== null && <ListPager {...pager} />}
        </ListFrame>
        {opened !== null && (
          <ContactPanel
            {...opened}
            row={present(opened.row)}
            offset={context.offset}
            user={context.user}
            confirmOverride={setOverrideRow}
            isDocked={given !== null}
            onClose={() => setOpened(null)}
          />
        )}
      </ListAndPanel>
      {overrideRow !== null && (
        <OverrideQuestion row={present(overrideRow)} onClose={() => setOverrideRow(null)} />
      )}
    </>
  )
}
