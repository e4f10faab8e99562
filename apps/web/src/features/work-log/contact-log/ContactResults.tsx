import { contactLog, type ContactLogSearch } from '@retain/domain/work-log/contact-log/contactLog'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { emailIdOf, opptIdOf } from '@retain/domain/work-log/rows/rowIds'
import { ListFrame } from '@retain/ui/list-frame'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { ListPager } from '../../../list/paging/ListPager'
import { ResultsBar } from '../../../list/results/ResultsBar'
import { useResults } from '../../../list/results/useResults'
import { useLogExport } from '../export/useLogExport'
import { prefetchLogCode } from '../prefetchLogCode'
import { useLogRows } from '../search/useLogRows'
import { LogSelection } from '../selection/LogSelection'
import { selectedEmail } from '../selection/selectedRows'
import type { LogViewControl } from '../view/useLogView'
import type { ContactContext } from './contactCells'
import { ContactGrid } from './ContactGrid'
import { ContactPanel } from './ContactPanel'
import type { ContactLogView } from './contactLogView'
import { NoReplyCount } from './NoReplyCount'
import { OverrideQuestion } from './OverrideQuestion'
import type { ReplyActions } from './replyActions'

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

interface ContactResultsProps extends LogViewControl<ContactLogView> {
  /** The search of the view. */
  readonly search: ContactLogSearch
  readonly context: Omit<ContactContext, 'actions'>
}

/** An entry of the contact history that is looked at, of a mail. */
interface Opened {
  readonly row: ContactLogRow
  readonly contactHistoryId: string
}

/** What the Contact Log found, the panel of one of its mails, and the question whether one needs no response. */
export function ContactResults({ search, context, view, show }: ContactResultsProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [asked, setAsked] = useState<ContactLogRow | null>(null)
  const actions = useMemo(
    (): ReplyActions => ({
      view: (row, contactHistoryId) => setOpened({ row, contactHistoryId }),
      askOverride: setAsked,
    }),
    [],
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

  /** A mail as the list shows it now; one that has left it stays as it was. */
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
      <Beside>
        <ListFrame {...frame}>
          <ContactGrid {...grid} context={cellContext} />
          {pager !== null && <ListPager {...pager} />}
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
