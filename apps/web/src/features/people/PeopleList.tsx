import { nothingFoundText } from '@retain/domain/list/listState'
import { mostExportedPeople } from '@retain/domain/people/exportedPeople'
import { firstPage } from '@retain/domain/paging/pageSize'
import {
  isPeopleFilterActive,
  peopleExport,
  peopleRequest,
  personSorts,
} from '@retain/domain/people/peopleView'
import { namesInShort, type Person } from '@retain/domain/people/person'
import { nextSort } from '@retain/domain/sorting/sorting'
import { Bar } from '@retain/ui/bar'
import { Figure } from '@retain/ui/figure'
import { GridCardFrame } from '@retain/ui/grid-card'
import { useCallback, useMemo } from 'react'
import { lazyCode } from '../../core/lazy/lazyCode'
import { ExportButton } from '../../list/export/ExportButton'
import { ExportProgress } from '../../list/export/ExportProgress'
import { useListExport } from '../../list/export/useListExport'
import { gridSortOf } from '../../list/grid/gridColumns'
import { CountedList } from '../../list/results/CountedList'
import { FoundList } from '../../list/results/FoundList'
import { ResultCount } from '../../list/results/ResultCount'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { RouterLink } from '../../shell/RouterLink'
import { useSearchPeopleQuery } from './peopleApi'
import { lastSeen, peopleColumns, personId } from './peopleColumns'
import type { PeopleAddress } from './usePeopleView'

interface PeopleListProps {
  readonly hyperionId: string
  readonly address: PeopleAddress
}

const countOf = { countDescription: 'people' } as const
const exportCode = lazyCode(() => import('./ListExport'))

/** People by name, 50 on a page. */
export function PeopleList({ hyperionId, address }: PeopleListProps) {
  const { view, show, personAddress } = address
  const offset = useStoreOffset()
  const query = useSearchPeopleQuery(
    { body: peopleRequest(view, hyperionId) },
    { refetchOnMountOrArgChange: true },
  )
  const exporting = useListExport({
    list: countOf,
    source: peopleExport(view, hyperionId),
    total: query.data?.total ?? null,
    most: mostExportedPeople,
    code: exportCode,
  })
  const columns = useMemo(() => peopleColumns(offset, personAddress), [offset, personAddress])
  const sortBy = useCallback(
    (column: string) => {
      const orderBy = personSorts.find((one) => one === column)
      if (orderBy !== undefined) show({ ...view, sort: nextSort(view.sort, orderBy), page: firstPage })
    },
    [show, view],
  )
  const renderCard = useCallback(
    (person: Person) => (
      <GridCardFrame
        title={<RouterLink href={personAddress(person.userName)}>{person.fullName}</RouterLink>}
        text={[person.userName, namesInShort(person.storeNames)].filter(Boolean).join(' · ')}
        figures={[
          { label: 'Last Seen', value: <Figure>{lastSeen(person, offset)}</Figure> },
          { label: 'Active', value: person.isActive ? 'Yes' : 'No' },
        ]}
      />
    ),
    [personAddress, offset],
  )
  return (
    <CountedList>
      <Bar
        start={
          <>
            <ResultCount list={countOf} total={query.data?.total ?? null} />
            <ExportProgress {...exporting} />
          </>
        }
        end={<ExportButton {...exporting} />}
      />
      <FoundList
        label="People"
        query={query}
        columns={columns}
        getRowKey={personId}
        emptyText={isPeopleFilterActive(view) ? nothingFoundText : 'Nobody of your stores is known yet.'}
        errorText="The people could not be loaded."
        renderCard={renderCard}
        sort={gridSortOf(view.sort)}
        onSort={sortBy}
        view={view}
        show={show}
      />
    </CountedList>
  )
}
