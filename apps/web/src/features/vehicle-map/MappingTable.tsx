import { wrongTarget } from '@retain/domain/vehicle-map/mappingDraft'
import { isMapped, type MappingItem } from '@retain/domain/vehicle-map/mappingItem'
import type { SeenMapping } from '@retain/domain/vehicle-map/mappingConflict'
import { rowButtons } from '@retain/domain/work-log/gridLayout'
import { Link2, Trash2 } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { LazyDialog } from '../../core/lazy/LazyDialog'
import { lazyCode } from '../../core/lazy/lazyCode'
import type { EditableColumn } from '../../list/editing/saveEdit'
import type { RowAction } from '../../list/row-actions/RowActions'
import { focusList } from '../../list/selection/listFocus'
import { MapDialog } from './MapDialog'
import { MappingFilterCard } from './MappingFilterCard'
import { MappingList } from './MappingList'
import { useMappingChanges } from './useMappingChanges'
import { useMappingView } from './useMappingView'

const importDialog = lazyCode(() => import('./import/ImportDialog'))

interface MappingTableProps {
  readonly hyperionId: string
}

/** The rows of one mapper: filtered, mapped one by one or several to one value, and deleted; each change can be taken back. */
export function MappingTable({ hyperionId }: MappingTableProps) {
  const { view, show } = useMappingView(hyperionId)
  const { typeCode } = view
  const { change, imported, undo, canUndo, isUndoing } = useMappingChanges()
  const [isImporting, setIsImporting] = useState(false)
  const [asked, setAsked] = useState<readonly SeenMapping[] | null>(null)
  const remove = useCallback(
    async (rows: readonly SeenMapping[]) => {
      const mapped = rows.filter(isMapped)
      if (mapped.length > 0 && (await change({ typeCode, rows: mapped, mappedTo: null })) === null)
        focusList()
    },
    [change, typeCode],
  )
  const editable = useMemo(
    (): Readonly<Record<string, EditableColumn<MappingItem>>> => ({
      mappedTo: {
        textOf: ({ mappedTo }) => mappedTo ?? '',
        check: wrongTarget,
        save: (row, text) => change({ typeCode, rows: [row], mappedTo: text.trim() }),
      },
    }),
    [change, typeCode],
  )
  const actionsOf = useCallback(
    (row: MappingItem): readonly RowAction[] =>
      rowButtons('MappingTable', isMapped(row)).map((button) => ({
        key: button,
        label: 'Delete',
        icon: <Trash2 aria-hidden="true" />,
        tone: 'danger',
        onAction: () => void remove([row]),
      })),
    [remove],
  )
  const cardActionsOf = useCallback(
    (row: MappingItem): readonly RowAction[] => [
      { key: 'map', label: 'Map', icon: <Link2 aria-hidden="true" />, onAction: () => setAsked([row]) },
      ...actionsOf(row),
    ],
    [actionsOf],
  )
  return (
    <>
      <MappingFilterCard view={view} show={show} />
      <MappingList
        hyperionId={hyperionId}
        view={view}
        show={show}
        editable={editable}
        actionsOf={actionsOf}
        cardActionsOf={cardActionsOf}
        undo={canUndo ? undo : null}
        isUndoing={isUndoing}
        onImport={() => setIsImporting(true)}
        onMap={setAsked}
        onDelete={remove}
      />
      {isImporting && (
        <LazyDialog code={importDialog} onFailed={() => setIsImporting(false)}>
          {({ ImportDialog }) => <ImportDialog onImported={imported} onClose={() => setIsImporting(false)} />}
        </LazyDialog>
      )}
      {asked !== null && (
        <MapDialog
          typeCode={typeCode}
          hyperionId={hyperionId}
          rows={asked}
          onMap={(mappedTo) => change({ typeCode, rows: asked, mappedTo })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
