import { EmptyState } from '@retain/ui/empty-state'
import { ErrorState } from '@retain/ui/error-state'
import { Skeleton } from '@retain/ui/skeleton'
import { History } from 'lucide-react'
import type { HistorySection } from './historySection'

/** Shown in place of the history while there is none. */
export function HistoryState({ history: { status, refetch } }: { readonly history: HistorySection }) {
  if (status === 'error')
    return <ErrorState text="The contact history could not be loaded." onRetry={refetch} />
  if (status === 'complete')
    return <EmptyState icon={<History aria-hidden="true" />} text="Nothing has happened yet." />
  return <Skeleton lines={8} label="Loading the contact history" />
}
