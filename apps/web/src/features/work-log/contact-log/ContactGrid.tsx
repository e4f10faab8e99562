import type { ContactLogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { contactLog } from '@retain/domain/work-log/contact-log/contactLog'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { minimumGridHeight, rowHeight } from '@retain/domain/work-log/gridLayout'
import { nothingFoundText } from '@retain/domain/work-log/listState'
import { ErrorState } from '@retain/ui/error-state'
import { Grid } from '@retain/ui/grid'
import type { GridColumn } from '@retain/ui/grid-column'
import { useCallback, useMemo } from 'react'
import { columnAligns, gridSortOf } from '../../../list/grid/gridColumns'
import type { ResultsGrid } from '../results/useResults'
import { mailIdOf } from '../search/knownRows'
import { ContactCard } from './ContactCard'
import { contactCell, type ContactContext } from './contactCells'

interface ContactGridProps extends ResultsGrid<ContactLogRow, ContactLogColumnKey> {
  readonly context: ContactContext
}

/**
 * What must not be cut, in pixels with the padding: a time, a name, "Message", five digits with their sign, an answer with
 * the time that it took. At 1600 px all columns fit between the boxes that select mails and the panel.
 */
const leastWidths: Readonly<Partial<Record<ContactLogColumnKey, number>>> = {
  inboundCreateDate: 82,
  customer: 120,
  inboundContactHistoryId: 70,
  equityAmt: 72,
  replyContactHistoryId: 134,
  replyDate: 82,
}

/** The mails as a grid with all of its columns (L-572, L-576), as cards on a phone. */
export function ContactGrid(props: ContactGridProps) {
  const { rows, selection, status, sort, context, onSort, onRetry } = props
  const columns = useMemo(
    () =>
      contactLog.columns.map(({ key, label, align, widthPercent }): GridColumn<ContactLogRow> => ({
        key,
        label,
        widthPercent,
        align: columnAligns[align],
        minWidth: leastWidths[key],
        isSortable: true,
        isRowHeader: key === 'customer',
        render: (row) => contactCell(key, row, context),
      })),
    [context],
  )
  const gridSort = useMemo(() => gridSortOf(sort), [sort])
  const errorContent = useMemo(
    () => <ErrorState text="The list could not be loaded." onRetry={onRetry} retryLabel="Try Again" />,
    [onRetry],
  )
  const renderCard = useCallback(
    (row: ContactLogRow) => <ContactCard row={row} context={context} />,
    [context],
  )
  return (
    <Grid
      label={contactLog.title}
      columns={columns}
      rows={rows}
      getRowKey={mailIdOf}
      selection={selection}
      status={status}
      sort={gridSort}
      onSort={onSort}
      rowHeight={rowHeight}
      minHeight={minimumGridHeight(contactLog.gridType)}
      emptyText={nothingFoundText}
      renderCard={renderCard}
      errorContent={errorContent}
    />
  )
}
