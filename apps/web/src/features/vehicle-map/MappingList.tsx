import { nothingFoundText } from '@retain/domain/list/listState'
import type { SeenMapping } from '@retain/domain/vehicle-map/mappingConflict'
import {
  isMappingFilterActive,
  mappingExport,
  mappingRequest,
  type MappingView,
} from '@retain/domain/vehicle-map/mappingFilter'
import { importLabel } from '@retain/domain/vehicle-map/import/importTexts'
import { mostExportedMappings } from '@retain/domain/vehicle-map/exportedMappings'
import { isMapped, type MappingItem } from '@retain/domain/vehicle-map/mappingItem'
import { minimumGridHeight } from '@retain/domain/work-log/gridLayout'
import { Bar } from '@retain/ui/bar'
import { Button } from '@retain/ui/button'
import { Figure } from '@retain/ui/figure'
import { GridCardFrame } from '@retain/ui/grid-card'
import { ListFrame } from '@retain/ui/list-frame'
import { ShownOn } from '@retain/ui/shown-on'
import { formatDate } from '@retain/domain/calendar/formats'
import { Link2, Trash2, Undo2, Upload } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { lazyCode } from '../../core/lazy/lazyCode'
import type { EditableColumn } from '../../list/editing/saveEdit'
import { editRowHeight, useEditableColumns } from '../../list/editing/useEditableColumns'
import { ExportButton } from '../../list/export/ExportButton'
import { ExportProgress } from '../../list/export/ExportProgress'
import { useListExport } from '../../list/export/useListExport'
import { ListGrid } from '../../list/grid/ListGrid'
import { ListPager } from '../../list/paging/ListPager'
import { useListRows } from '../../list/paging/useListRows'
import { ResultCount } from '../../list/results/ResultCount'
import { useResults } from '../../list/results/useResults'
import { actionsColumn } from '../../list/row-actions/actionsColumn'
import { RowActions, type RowAction } from '../../list/row-actions/RowActions'
import { SelectButton } from '../../list/selection/SelectButton'
import { SelectionBar } from '../../list/selection/SelectionBar'
import { SelectionCount } from '../../list/selection/SelectionCount'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { useFilterVehicleMapQuery } from './mappingApi'
import { mappingColumns, MappingChip } from './mappingColumns'
import { mappingId, mappingList, mappingName, selectedMapping, type SelectedMapping } from './mappingList'

interface MappingListProps {
  readonly hyperionId: string
  readonly view: MappingView
  readonly show: (view: MappingView, options?: { readonly replace?: boolean }) => void
  /** How cells are edited in place; the same object as long as it does the same. */
  readonly editable: Readonly<Record<string, EditableColumn<MappingItem>>>
  /** What can be done with a row, and with its card, which has no cells to edit. */
  readonly actionsOf: (row: MappingItem) => readonly RowAction[]
  readonly cardActionsOf: (row: MappingItem) => readonly RowAction[]
  /** Takes the last change back; `null` where there is none. */
  readonly undo: (() => void) | null
  readonly isUndoing: boolean
  /** A file is to be imported. */
  readonly onImport: () => void
  /** The selected rows are to be mapped. */
  readonly onMap: (rows: readonly SeenMapping[]) => void
  /** The mappings of the selected rows are to be deleted. */
  readonly onDelete: (rows: readonly SeenMapping[]) => Promise<void>
}

const exportCode = lazyCode(() => import('./ListExport'))

/** The rows of the service have their order already. */
const asFound = (rows: readonly MappingItem[]) => rows

/** The grid of the mapping table with what can be done with its rows (O-405, O-408, L-246). */
export function MappingList(props: MappingListProps) {
  const { hyperionId, view, show, editable, actionsOf, cardActionsOf, undo, isUndoing } = props
  const offset = useStoreOffset()
  const search = useMemo(
    () => ({ call: 'filterVehicleMap', body: mappingRequest(view, hyperionId) }) as const,
    [view, hyperionId],
  )
  const query = useFilterVehicleMapQuery(search, { refetchOnMountOrArgChange: true })
  const found = useListRows(search, query, view, asFound)
  const { bar, frame, grid, pager } = useResults({
    list: mappingList,
    search,
    found,
    rowId: mappingId,
    selected: selectedMapping,
    view,
    show,
  })
  const { selection } = bar
  const exporting = useListExport({
    list: mappingList,
    source: mappingExport(view, hyperionId),
    total: found.total,
    most: mostExportedMappings,
    code: exportCode,
  })
  const shown = useMemo(
    () => [...mappingColumns(offset), actionsColumn(actionsOf, mappingName)],
    [offset, actionsOf],
  )
  const columns = useEditableColumns(shown, { editable, rowId: mappingId, rowLabel: mappingName })
  const renderCard = useCallback(
    (row: MappingItem) => (
      <GridCardFrame
        title={row.mappedItem}
        status={<MappingChip iconCode={row.iconCode} />}
        action={<RowActions actions={cardActionsOf(row)} rowLabel={row.mappedItem} />}
        text={row.originalType}
        figures={[
          { label: 'Mapped To', value: row.mappedTo },
          { label: 'Changed By', value: row.changedBy },
          {
            label: 'Changed Date',
            value: row.changedDate === null ? null : <Figure>{formatDate(row.changedDate, offset)}</Figure>,
          },
        ]}
      />
    ),
    [cardActionsOf, offset],
  )
  const present = presentRows(selection.rows, found.rows)
  return (
    <>
      <Bar
        start={
          <>
            <SelectionCount selection={selection}>
              <ResultCount list={mappingList} total={found.total} />
            </SelectionCount>
            <ExportProgress {...exporting} />
          </>
        }
        end={
          <SelectionBar
            selection={selection}
            actions={
              <>
                <Button
                  size="small"
                  icon={<Link2 aria-hidden="true" />}
                  isDisabled={present.length === 0}
                  onPress={() => props.onMap(present)}
                >
                  Map
                </Button>
                <Button
                  size="small"
                  icon={<Trash2 aria-hidden="true" />}
                  isDisabled={!present.some(isMapped)}
                  onPress={() => void props.onDelete(present)}
                >
                  Delete
                </Button>
              </>
            }
          >
            <ShownOn window="phone">
              <SelectButton onPress={selection.start} />
            </ShownOn>
            <Button size="small" icon={<Upload aria-hidden="true" />} onPress={props.onImport}>
              {importLabel}
            </Button>
            <ExportButton {...exporting} />
            <Button
              size="small"
              icon={<Undo2 aria-hidden="true" />}
              isDisabled={undo === null && !isUndoing}
              isLoading={isUndoing}
              onPress={() => undo?.()}
            >
              Undo
            </Button>
          </SelectionBar>
        }
      />
      <ListFrame {...frame} aria-label="Mappings">
        <ListGrid
          {...grid}
          label="Mappings"
          columns={columns}
          rowId={mappingId}
          rowHeight={editRowHeight}
          minHeight={minimumGridHeight('MappingTable')}
          emptyText={isMappingFilterActive(view) ? nothingFoundText : 'There is nothing to map.'}
          renderCard={renderCard}
        />
        {pager !== null && <ListPager {...pager} />}
      </ListFrame>
    </>
  )
}

/** The selected rows as they are by now, as far as they are in sight. */
function presentRows(
  selected: readonly SelectedMapping[],
  rows: readonly MappingItem[],
): readonly SeenMapping[] {
  const inSight = new Map(rows.map((row) => [mappingId(row), row]))
  return selected.map((one) => inSight.get(one.key) ?? one)
}
