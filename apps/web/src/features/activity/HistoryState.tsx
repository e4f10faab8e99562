import { Button } from '@retain/ui/button'
import { EmptyState } from '@retain/ui/empty-state'
import { Skeleton } from '@retain/ui/skeleton'
import { History, TriangleAlert } from 'lucide-react'
import type { HistorySection } from './historySection'

/** What stands in the place of the history while there is none to show. */
export function HistoryState({ history: { status, refetch } }: { readonly history: HistorySection }) {
  if (status === 'error')
    return (
      <EmptyState
        icon={<TriangleAlert aria-hidden="true" />}
        text="The contact history could not be loaded."
        action={<Button onPress={refetch}>Try again</Button>}
      />
    )
  if (status === 'complete')
    return <EmptyState icon={<History aria-hidden="true" />} text="Nothing has happened yet." />
  return <Skeleton lines={8} label="Loading the contact history" />
}
