import type { GridColumn } from '@retain/ui/grid-column'
import { RowActions, type RowAction } from './RowActions'

/**
 * The column at the end of a `ListGrid` with what can be done with each row. Keep it at a stable identity.
 *
 * @param actionsOf the actions of a row: up to two are buttons, more go into a menu.
 * @param rowLabel the name of a row.
 * @example useMemo(() => [...columns, actionsColumn(actionsOf, partName)], [columns, actionsOf])
 */
export const actionsColumn = <Row,>(
  actionsOf: (row: Row) => readonly RowAction[],
  rowLabel: (row: Row) => string,
): GridColumn<Row> => ({
  key: 'actions',
  label: 'Actions',
  isLabelHidden: true,
  widthPercent: 5,
  minWidth: 76,
  align: 'end',
  isResizable: false,
  render: (row) => <RowActions actions={actionsOf(row)} rowLabel={rowLabel(row)} />,
})
