import { nothingFoundText } from '@retain/domain/list/listState'
import { mostExportedPeople } from '@retain/domain/people/exportedPeople'
import { isPeopleFilterActive, peopleExport, peopleRequest } from '@retain/domain/people/peopleView'
import { namesInShort, type Person } from '@retain/domain/people/person'
import { rowHeight } from '@retain/domain/work-log/gridLayout'
import { Bar } from '@retain/ui/bar'
import { ErrorState } from '@retain/ui/error-state'
import { Figure } from '@retain/ui/figure'
import { Grid } from '@retain/ui/grid'
import { GridCardFrame } from '@retain/ui/grid-card'
import { ListFrame } from '@retain/ui/list-frame'
import { useCallback, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { lazyCode } from '../../core/lazy/lazyCode'
import { ExportButton } from '../../list/export/ExportButton'
import { ExportProgress } from '../../list/export/ExportProgress'
import { useListExport } from '../../list/export/useListExport'
import { ListPager } from '../../list/paging/ListPager'
import { CountedList } from '../../list/results/CountedList'
import { ResultCount } from '../../list/results/ResultCount'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { useSearchPeopleQuery } from './peopleApi'
import { lastSeen, peopleColumns, personId } from './peopleColumns'
import type { PeopleAddress } from './usePeopleView'

interface PeopleListProps {
  readonly hyperionId: string
  readonly address: PeopleAddress
}

const countOf = { countDescription: 'people' }
const exportCode = lazyCode(() => import('./ListExport'))
const noRows: readonly Person[] = []

/** People by name, 50 on a page. */
export function PeopleList({ hyperionId, address }: PeopleListProps) {
  const { view, show, personAddress } = address
  const offset = useStoreOffset()
  const { currentData, data, isError, isFetching, refetch } = useSearchPeopleQuery(
    { body: peopleRequest(view, hyperionId) },
    { refetchOnMountOrArgChange: true },
  )
  const exporting = useListExport({
    list: countOf,
    source: peopleExport(view, hyperionId),
    total: data?.total ?? null,
    most: mostExportedPeople,
    code: exportCode,
  })
  const columns = useMemo(() => peopleColumns(offset, personAddress), [offset, personAddress])
  const renderCard = useCallback(
    (person: Person) => (
      <GridCardFrame
        title={<Link to={personAddress(person.userName)}>{person.fullName}</Link>}
        text={[person.userName, namesInShort(person.storeNames)].filter(Boolean).join(' · ')}
        figures={[
          { label: 'Last Seen', value: <Figure>{lastSeen(person, offset)}</Figure> },
          { label: 'Active', value: person.isActive ? 'Yes' : 'No' },
        ]}
      />
    ),
    [personAddress, offset],
  )
  const hasFailed = isError && currentData === undefined && !isFetching
  const status = hasFailed ? 'error' : data === undefined ? 'loading' : isFetching ? 'refreshing' : 'ready'
  return (
    <CountedList>
      <Bar
        start={
          <>
            <ResultCount list={countOf} total={data?.total ?? null} />
            <ExportProgress {...exporting} />
          </>
        }
        end={<ExportButton {...exporting} />}
      />
      <ListFrame aria-label="People">
        <Grid
          label="People"
          columns={columns}
          rows={hasFailed ? noRows : (data?.list ?? noRows)}
          getRowKey={personId}
          rowHeight={rowHeight}
          status={status}
          emptyText={isPeopleFilterActive(view) ? nothingFoundText : 'Nobody of your stores is known yet.'}
          errorContent={
            <ErrorState
              text="The people could not be loaded."
              onRetry={() => void refetch()}
              retryLabel="Try Again"
            />
          }
          renderCard={renderCard}
        />
        {data !== undefined && data.pageCount > 0 && (
          <ListPager
            view={view}
            show={show}
            total={data.total}
            pageCount={data.pageCount}
            isLoading={isFetching}
          />
        )}
      </ListFrame>
    </CountedList>
  )
}
