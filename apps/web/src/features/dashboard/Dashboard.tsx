import { isEmptyDashboard } from '@retain/domain/dashboard/dashboard'
import { figuresRequest } from '@retain/domain/dashboard/dashboardView'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { EmptyState } from '@retain/ui/empty-state'
import { ErrorState } from '@retain/ui/error-state'
import { Skeleton } from '@retain/ui/skeleton'
import { ChartColumn } from 'lucide-react'
import { useGetDashboardQuery } from './dashboardApi'
import { DashboardHead } from './DashboardHead'
import { Figures } from './Figures'
import { useDashboardView } from './useDashboardView'

/** How old the figures on the screen may become, in milliseconds. */
const refreshEvery = 60_000

interface DashboardProps {
  readonly title: string
  /** Of the active store. */
  readonly context: LogContext
}

/** The figures of a store, or of all stores of a manager. */
export function Dashboard({ title, context }: DashboardProps) {
  const { hyperionId } = context
  const { view, show } = useDashboardView(hyperionId)
  const { currentData, isError, isFetching, refetch } = useGetDashboardQuery(
    { query: figuresRequest(view, hyperionId) },
    { refetchOnMountOrArgChange: true, pollingInterval: refreshEvery },
  )
  return (
    <>
      <DashboardHead title={title} context={context} view={view} dashboard={currentData} onChange={show} />
      {isError && currentData === undefined ? (
        <ErrorState
          text="The figures could not be loaded."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : currentData === undefined ? (
        <Skeleton shape="block" lines={3} label="Loading the figures" />
      ) : isEmptyDashboard(currentData) ? (
        <EmptyState
          icon={<ChartColumn aria-hidden="true" />}
          text="Nothing happened in this period, and nothing is on the list."
        />
      ) : (
        <Figures dashboard={currentData} view={view} context={context} onChange={show} />
      )}
    </>
  )
}
