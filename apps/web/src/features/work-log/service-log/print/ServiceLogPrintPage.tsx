import { skipToken } from '@reduxjs/toolkit/query'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { firstPage } from '@retain/domain/paging/pageSize'
import { noStoreText } from '@retain/domain/session/activeStore'
import type { Store } from '@retain/domain/session/user/user'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { columnConfigsRequest } from '@retain/domain/work-log/columns/columnConfig'
import { visibleColumns } from '@retain/domain/work-log/gridLayout'
import { nothingFoundText } from '@retain/domain/list/listState'
import { isOpportunityRow } from '@retain/domain/work-log/rows/rowIds'
import { serviceLog } from '@retain/domain/work-log/service-log/serviceLog'
import { printHeading } from '@retain/domain/work-log/service-log/serviceLogPrint'
import { printRequest } from '@retain/domain/work-log/service-log/serviceLogRequest'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { ErrorState } from '@retain/ui/error-state'
import { Splash } from '@retain/ui/splash'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePrintOnce } from '../../../../core/browser/usePrintOnce'
import { selectConfig } from '../../../../core/config/appConfigSlice'
import { useAppSelector } from '../../../../core/state/appHooks'
import { selectActiveStore } from '../../../../session/active-store/activeStoreSlice'
import { useColumnConfig } from '../../columns/useColumnConfig'
import { useListSavedSearchesQuery } from '../../saved-search/savedSearchApi'
import { useSearchLogQuery } from '../../search/workLogApi'
import { useLogContext } from '../../view/logContext'
import { useCandidateRows } from '../useCandidateRows'
import { printedPersonFilters } from './openServiceLogPrint'
import { PrintSheet } from './PrintSheet'
import { ServiceLogTable } from './ServiceLogTable'

/** The printable Service Log: a page of its own, which opens the browser's print dialog once its rows are loaded (L-020, L-529). */
export function ServiceLogPrintPage() {
  const store = useAppSelector(selectActiveStore)
  const context = useLogContext()
  const { appName } = useAppSelector(selectConfig)
  return (
    // It scrolls sideways on a phone, also by keyboard.
    <PrintSheet data-wide-paper="" tabIndex={0} aria-label={serviceLog.title}>
      <title>{`${serviceLog.title} · ${appName}`}</title>
      {store === null || context === null ? (
        <p>{noStoreText}</p>
      ) : (
        <PrintedLog key={store.hyperionId} store={store} context={context} />
      )}
    </PrintSheet>
  )
}

function PrintedLog({ store, context }: { readonly store: Store; readonly context: LogContext }) {
  const { hyperionId, name } = store
  const { offset } = context
  const { search } = useLocation()
  const [personFilters] = useState(() => printedPersonFilters(hyperionId))
  const [now] = useState(() => instantFromEpoch(Date.now()))
  const view = useMemo(
    () => ({ ...serviceLog.address.read(search, personFilters, context), page: firstPage }),
    [search, personFilters, context],
  )
  const request = useMemo(() => {
    const shown = serviceLog.search(view, context)
    return shown === null ? skipToken : { ...shown, body: printRequest(shown.body) }
  }, [view, context])
  const { currentData: found, isError, isFetching, refetch } = useSearchLogQuery(request)
  const candidates = useCandidateRows(view, context)
  const columns = usePrintedColumns()
  const isReady = found !== undefined && !isFetching && candidates.isSettled && columns !== null
  usePrintOnce(isReady)

  const rows = useMemo(
    () => [...candidates.rows, ...(found?.list.filter(isOpportunityRow) ?? [])],
    [candidates.rows, found],
  )
  if (isError && !isFetching)
    return (
      <ErrorState
        text="The list could not be loaded."
        onRetry={() => void refetch()}
        retryLabel="Try Again"
      />
    )
  if (!isReady) return <Splash isInline text="Loading" />
  const heading = printHeading(name, view.filters, now, offset)
  return (
    <>
      <header>
        <h1>{heading.title}</h1>
        <b>{heading.storeName}</b>
        <span>{heading.dateRange}</span>
        <span>Printed {heading.printedAt}</span>
      </header>
      {rows.length === 0 ? (
        <p>{nothingFoundText}</p>
      ) : (
        <ServiceLogTable columns={columns} rows={rows} offset={offset} />
      )}
    </>
  )
}

/** The user's columns of the log that a wide window shows; `null` while they are being loaded. */
function usePrintedColumns(): readonly LogColumnKey[] | null {
  const { isLoading } = useListSavedSearchesQuery({ query: columnConfigsRequest(serviceLog) })
  const { columns } = useColumnConfig(serviceLog)
  return useMemo(
    () => (isLoading ? null : visibleColumns(serviceLog.gridType, columns, Number.POSITIVE_INFINITY)),
    [isLoading, columns],
  )
}
