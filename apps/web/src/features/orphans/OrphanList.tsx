import { noOrphansText } from '@retain/domain/orphans/assignmentTexts'
import type { Orphan } from '@retain/domain/orphans/orphan'
import { orphansRequest } from '@retain/domain/orphans/orphansView'
import { formatCount } from '@retain/domain/money/format'
import { defaultPageSize } from '@retain/domain/paging/pageSize'
import { Bar } from '@retain/ui/bar'
import { Button } from '@retain/ui/button'
import { Figure } from '@retain/ui/figure'
import { GridCardFrame } from '@retain/ui/grid-card'
import { ListFrame } from '@retain/ui/list-frame'
import { ShownOn } from '@retain/ui/shown-on'
import { UserRoundPlus } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { ListGrid } from '../../list/grid/ListGrid'
import { PageBar } from '../../list/paging/PageBar'
import { useListRows } from '../../list/paging/useListRows'
import { CountedList } from '../../list/results/CountedList'
import { ResultCount } from '../../list/results/ResultCount'
import { useResults } from '../../list/results/useResults'
import { SelectButton } from '../../list/selection/SelectButton'
import { SelectionBar } from '../../list/selection/SelectionBar'
import { SelectionCount } from '../../list/selection/SelectionCount'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { contactText, orphanColumns, OrphanCustomer, OrphanStatus } from './orphanColumns'
import { orphanId, orphanList, orphanVehicle, selectedOrphan, type SelectedOrphan } from './orphanList'
import { useListOrphansQuery } from './orphansApi'
import { useOrphansView } from './useOrphansView'

/** The rows of the service have their order already. */
const asFound = (rows: readonly Orphan[]) => rows

interface OrphanListProps {
  readonly hyperionId: string
  /** The opportunities are to be assigned; `clear` lets go of the selected ones. */
  readonly onAssign: (orphans: readonly Orphan[] | 'all', clear: () => void) => void
}

/** The opportunities of a store that nobody owns, 50 on a page; those that are selected, or all of them, are assigned. */
export function OrphanList({ hyperionId, onAssign }: OrphanListProps) {
  const offset = useStoreOffset()
  const { view, show } = useOrphansView(hyperionId)
  const search = useMemo(
    () => ({ call: 'listOrphans', body: orphansRequest(view, hyperionId) }) as const,
    [view, hyperionId],
  )
  const query = useListOrphansQuery(search, { refetchOnMountOrArgChange: true })
  const found = useListRows(search, query, view, asFound)
  const { bar, frame, grid, pager } = useResults<Orphan, SelectedOrphan, 'contactDate', typeof view>({
    list: orphanList,
    search,
    found,
    rowId: orphanId,
    selected: selectedOrphan,
    view,
    show,
  })
  const { selection } = bar
  const columns = useMemo(() => orphanColumns(offset), [offset])
  const renderCard = useCallback(
    (orphan: Orphan) => (
      <GridCardFrame
        title={<OrphanCustomer orphan={orphan} />}
        status={<OrphanStatus orphan={orphan} />}
        text={orphanVehicle(orphan)}
        figures={[
          { label: 'Last Contact', value: <Figure>{contactText(orphan, offset)}</Figure> },
          { label: 'Former Owner', value: orphan.formerOwner },
        ]}
      />
    ),
    [offset],
  )
  const total = found.total ?? 0
  const chosen = selection.rows.map(({ orphan }) => orphan)
  return (
    <CountedList>
      <Bar
        start={
          <SelectionCount selection={selection}>
            <ResultCount list={orphanList} total={found.total} />
          </SelectionCount>
        }
        end={
          <SelectionBar
            selection={selection}
            actions={
              <Button
                size="small"
                variant="primary"
                icon={<UserRoundPlus aria-hidden="true" />}
                isDisabled={chosen.length === 0}
                onPress={() => onAssign(chosen, selection.clear)}
              >
                Assign
              </Button>
            }
          >
            <ShownOn window="phone">
              <SelectButton onPress={selection.start} />
            </ShownOn>
            <Button
              size="small"
              icon={<UserRoundPlus aria-hidden="true" />}
              isDisabled={total === 0}
              onPress={() => onAssign('all', selection.clear)}
            >
              {total === 0 ? 'Assign All' : `Assign All ${formatCount(total)}`}
            </Button>
          </SelectionBar>
        }
      />
      <ListFrame {...frame} aria-label="Orphans">
        <ListGrid
          {...grid}
          label="Orphans"
          columns={columns}
          rowId={orphanId}
          emptyText={noOrphansText}
          renderCard={renderCard}
        />
        {pager !== null && (
          <PageBar
            page={view.page}
            size={defaultPageSize}
            total={pager.total}
            pageCount={pager.pageCount}
            onPage={(page) => show({ ...view, page })}
          />
        )}
      </ListFrame>
    </CountedList>
  )
}
