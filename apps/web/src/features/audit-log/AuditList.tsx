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
import { formatCompactDateTime } from '@retain/domain/calendar/formats'
import { nothingFoundText } from '@retain/domain/list/listState'
import { Bar } from '@retain/ui/bar'
import { Figure } from '@retain/ui/figure'
import { GridCardFrame } from '@retain/ui/grid-card'
import { useCallback, useMemo } from 'react'
import { lazyCode } from '../../core/lazy/lazyCode'
import { ExportButton } from '../../list/export/ExportButton'
import { ExportProgress } from '../../list/export/ExportProgress'
import { useListExport } from '../../list/export/useListExport'
import { CountedList } from '../../list/results/CountedList'
import { FoundList } from '../../list/results/FoundList'
import { ResultCount } from '../../list/results/ResultCount'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { RouterLink } from '../../shell/RouterLink'
import { useSearchAuditLogQuery } from './auditApi'
import { auditColumns, entryId, entryStore } from './auditColumns'
import type { useAuditView } from './useAuditView'

interface AuditListProps {
  readonly hyperionId: string
  readonly address: ReturnType<typeof useAuditView>
}

const countOf = { countDescription: 'entries' } as const
const exportCode = lazyCode(() => import('./ListExport'))

/** The entries of the audit log, the newest first, 50 on a page. */
export function AuditList({ hyperionId, address }: AuditListProps) {
  const { view, show, addressOf } = address
  const offset = useStoreOffset()
  const query = useSearchAuditLogQuery(
    { body: auditRequest(view, hyperionId) },
    { refetchOnMountOrArgChange: true },
  )
  const exporting = useListExport({
    list: countOf,
    source: auditExport(view, hyperionId),
    total: query.data?.total ?? null,
    most: mostExportedAuditEntries,
    code: exportCode,
  })
  const columns = useMemo(() => auditColumns(offset, addressOf), [offset, addressOf])
  const renderCard = useCallback(
    (entry: AuditEntry) => (
      <GridCardFrame
        title={<RouterLink href={addressOf(entry.sequence)}>{auditSubject(entry).title}</RouterLink>}
        text={[auditKindLabels[entry.kind], auditSubject(entry).detail, entry.fullName, entryStore(entry)]
          .filter(Boolean)
          .join(' · ')}
        figures={[
          { label: 'Date', value: <Figure>{formatCompactDateTime(entry.recordedAt, offset)}</Figure> },
        ]}
      />
    ),
    [addressOf, offset],
  )
  const isCut = query.data?.total === mostAuditEntries
  return (
    <CountedList>
      <Bar
        start={
          <>
            <ResultCount list={countOf} total={query.data?.total ?? null} />
            {isCut && <span>These are the newest. Choose days to see older ones.</span>}
            <ExportProgress {...exporting} />
          </>
        }
        end={<ExportButton {...exporting} />}
      />
      <FoundList
        label="Audit log"
        query={query}
        columns={columns}
        getRowKey={entryId}
        emptyText={isAuditFilterActive(view) ? nothingFoundText : 'Nobody has changed anything yet.'}
        errorText="The audit log could not be loaded."
        renderCard={renderCard}
        view={view}
        show={show}
      />
    </CountedList>
  )
}
