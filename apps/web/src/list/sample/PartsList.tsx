import { formatCount } from '@retain/domain/money/format'
import { Button } from '@retain/ui/button'
import { Figure } from '@retain/ui/figure'
import { GridCardFrame } from '@retain/ui/grid-card'
import { ListFrame } from '@retain/ui/list-frame'
import { Copy, Printer, Trash2 } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useAppDispatch } from '../../core/state/appHooks'
import type { EditableColumn } from '../editing/saveEdit'
import { editRowHeight, useEditableColumns } from '../editing/useEditableColumns'
import { useFilterRow, type ColumnFilterKind } from '../filter-row/useFilterRow'
import { gridColumns } from '../grid/gridColumns'
import { ListGrid } from '../grid/ListGrid'
import { ListPager } from '../paging/ListPager'
import { useListRows } from '../paging/useListRows'
import { ResultsBar } from '../results/ResultsBar'
import { useResults } from '../results/useResults'
import { actionsColumn } from '../row-actions/actionsColumn'
import { RowActions, type RowAction } from '../row-actions/RowActions'
import { partsApi, savePrice, useSearchPartsQuery } from './partsApi'
import {
  makers,
  orderParts,
  partId,
  partName,
  partsList,
  partsSearch,
  selectedPart,
  type Part,
  type PartKey,
} from './sampleParts'
import { usePartsView } from './usePartsView'

const filters: Readonly<Partial<Record<PartKey, ColumnFilterKind>>> = {
  name: 'text',
  maker: makers.map((maker) => ({ id: maker, label: maker })),
}

const priceText = ({ price }: Part) => (price / 100).toFixed(2)

const shownColumns = gridColumns<Part, PartKey>(partsList.columns, {
  rowHeader: 'name',
  cell: (key, part) => {
    if (key === 'price') return <Figure>{priceText(part)}</Figure>
    return key === 'stock' ? <Figure>{formatCount(part.stock)}</Figure> : part[key]
  },
})

/** A list of spare parts with everything that `list/` offers. */
export function PartsList() {
  const dispatch = useAppDispatch()
  const { view, show, filter } = usePartsView()
  const search = useMemo(() => partsSearch(view), [view])
  const found = useListRows(search, useSearchPartsQuery(search), view, orderParts)
  const { bar, frame, grid, pager } = useResults({
    list: partsList,
    search,
    found,
    rowId: partId,
    selected: selectedPart,
    view,
    show,
  })
  const editable = useMemo(
    (): Readonly<Record<string, EditableColumn<Part>>> => ({
      price: {
        textOf: priceText,
        check: (text) => (/^\d+(\.\d\d?)?$/.test(text) ? null : 'Not a price'),
        save: (part, text) => dispatch(savePrice(part, Math.round(Number(text) * 100))),
      },
    }),
    [dispatch],
  )
  const actionsOf = useCallback(
    (part: Part): readonly RowAction[] => [
      { key: 'copy', label: 'Copy', icon: <Copy aria-hidden="true" />, onAction: () => undefined },
      { key: 'print', label: 'Print', icon: <Printer aria-hidden="true" />, onAction: () => undefined },
      {
        key: 'delete',
        label: 'Delete',
        icon: <Trash2 aria-hidden="true" />,
        tone: 'danger',
        onAction: () =>
          void dispatch(
            partsApi.endpoints.deletePart.initiate({ params: { partId: partId(part) } }, { track: false }),
          ),
      },
    ],
    [dispatch],
  )
  const withActions = useMemo(() => [...shownColumns, actionsColumn(actionsOf, partName)], [actionsOf])
  const columns = useEditableColumns(withActions, { editable, rowId: partId, rowLabel: partName })
  const renderCard = useCallback(
    (part: Part) => (
      <GridCardFrame
        title={part.name}
        action={<RowActions actions={actionsOf(part)} rowLabel={part.name} />}
        text={part.maker}
        figures={[
          { label: 'Price', value: <Figure>{priceText(part)}</Figure> },
          { label: 'In stock', value: <Figure>{formatCount(part.stock)}</Figure> },
        ]}
      />
    ),
    [actionsOf],
  )
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 640, minWidth: 0 }}>
      <ResultsBar
        {...bar}
        exporting={null}
        selectionActions={<Button size="small">{`Order ${bar.selection.rows.length}`}</Button>}
      />
      <ListFrame {...frame}>
        <ListGrid
          {...grid}
          label={partsList.title}
          columns={columns}
          filters={useFilterRow({
            columns: partsList.columns,
            filters,
            values: view.filters,
            onChange: filter,
          })}
          rowId={partId}
          rowHeight={editRowHeight}
          renderCard={renderCard}
        />
        {pager !== null && <ListPager {...pager} />}
      </ListFrame>
    </div>
  )
}
