import type { AuditEntry } from '@retain/domain/audit/auditEntry'
import {
  auditExport,
  auditRequest,
  isAuditFilterActive,
  mostAuditEntries,
  mostExportedAuditEntries,
} from '@retain/domain/audit/auditFilter'
import { auditKindLabels } from '@retain/domain/audit/auditKinds'
import { auditSubject } from '@retain/domain/audit/auditSubject'
import { formatDateTime } from '@retain/domain/calendar/formats'
import { nothingFoundText } from '@retain/domain/list/listState'
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
import { useSearchAuditLogQuery } from './auditApi'
import { auditColumns, entryId, entryStore } from './auditColumns'
import type { useAuditView } from './useAuditView'

interface AuditListProps {
  readonly hyperionId: string
  readonly address: ReturnType<typeof useAuditView>
}

const countOf = { countDescription: 'entries' }
const exportCode = lazyCode(() => import('./ListExport'))
const noRows: readonly AuditEntry[] = []

/** The entries of the audit log, the newest first, 50 on a page. */
export function AuditList({ hyperionId, address }: AuditListProps) {
  const { view, show, addressOf } = address
  const offset = useStoreOffset()
  const { currentData, data, isError, isFetching, refetch } = useSearchAuditLogQuery(
    { body: auditRequest(view, hyperionId) },
    { refetchOnMountOrArgChange: true },
  )
  const exporting = useListExport({
    list: countOf,
    source: auditExport(view, hyperionId),
    total: data?.total ?? null,
    most: mostExportedAuditEntries,
    code: exportCode,
  })
  const columns = useMemo(() => auditColumns(offset, addressOf), [offset, addressOf])
  const renderCard = useCallback(
    (entry: AuditEntry) => (
      <GridCardFrame
        title={<Link to={addressOf(entry.sequence)}>{auditSubject(entry).title}</Link>}
        text={[auditKindLabels[entry.kind], auditSubject(entry).detail, entry.fullName, entryStore(entry)]
          .filter(Boolean)
          .join(' · ')}
        figures={[{ label: 'Date', value: <Figure>{formatDateTime(entry.recordedAt, offset)}</Figure> }]}
      />
    ),
    [addressOf, offset],
  )
  const hasFailed = isError && currentData === undefined && !isFetching
  const status = hasFailed ? 'error' : data === undefined ? 'loading' : isFetching ? 'refreshing' : 'ready'
  const isCut = data?.total === mostAuditEntries
  return (
    <CountedList>
      <Bar
        start={
          <>
            <ResultCount list={countOf} total={data?.total ?? null} />
            {isCut && <span>These are the newest. Choose days to see older ones.</span>}
            <ExportProgress {...exporting} />
          </>
        }
        end={<ExportButton {...exporting} />}
      />
      <ListFrame aria-label="Audit log">
        <Grid
          label="Audit log"
          columns={columns}
          rows={hasFailed ? noRows : (data?.list ?? noRows)}
          getRowKey={entryId}
          rowHeight={rowHeight}
          status={status}
          emptyText={isAuditFilterActive(view) ? nothingFoundText : 'Nobody has changed anything yet.'}
          errorContent={
            <ErrorState
              text="The audit log could not be loaded."
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
