import type { ContactLogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { contactLog } from '@retain/domain/work-log/contact-log/contactLog'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { minimumGridHeight } from '@retain/domain/work-log/gridLayout'
import { emailIdOf } from '@retain/domain/work-log/rows/rowIds'
import { useCallback, useMemo } from 'react'
import { gridColumns } from '../../../list/grid/gridColumns'
import { ListGrid } from '../../../list/grid/ListGrid'
import type { ResultsGrid } from '../../../list/results/useResults'
import { percentMinWidth } from '../grid/percentMinWidth'
import { percentBesidePanel } from './columnsBesidePanel'
import { ContactCard } from './ContactCard'
import { contactCell, type ContactContext } from './contactCells'

interface ContactGridProps extends ResultsGrid<ContactLogRow, ContactLogColumnKey> {
  readonly context: ContactContext
  /** The columns that stay beside the panel of an email; `null` while it does not stand there. */
  readonly besidePanel: readonly ContactLogColumnKey[] | null
}

/** The height of a card of three lines and figures, with the gap after it, in pixels. */
const cardHeight = 154

/**
 * The emails as a grid with all of its columns (L-572, L-576), of which some give way to the panel of an email, as cards on a
 * phone.
 */
export function ContactGrid({ context, besidePanel, ...grid }: ContactGridProps) {
  const columns = useMemo(
    () =>
      gridColumns(
        contactLog.columns.filter(({ key }) => besidePanel?.includes(key) ?? true),
        {
          rowHeader: 'customer',
          percentMinWidth: besidePanel === null ? percentMinWidth : percentBesidePanel,
          cell: (key, row: ContactLogRow) =>
            contactCell(key, row, { ...context, hasSubjects: besidePanel !== null }),
        },
      ),
    [context, besidePanel],
  )
  const renderCard = useCallback(
    (row: ContactLogRow) => <ContactCard row={row} context={context} />,
    [context],
  )
  return (
    <ListGrid
      {...grid}
      label={contactLog.title}
      columns={columns}
      rowId={emailIdOf}
      minHeight={minimumGridHeight(contactLog.gridType)}
      // Beside the panel the list is narrow in a window that is not.
      renderCard={besidePanel === null ? renderCard : undefined}
      cardHeight={cardHeight}
    />
  )
}
