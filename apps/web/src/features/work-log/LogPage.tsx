import { noStoreText } from '@retain/domain/session/activeStore'
import { EmptyState } from '@retain/ui/empty-state'
import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { Store as StoreIcon } from 'lucide-react'
import { selectConfig } from '../../app/appConfigSlice'
import { useAppSelector } from '../../app/listen'
import { selectActiveStore } from '../../shell/activeStoreSlice'
import { LogResults } from './LogResults'
import type { SearchableLog } from './searchableLog'

/** A log, whichever: everything in which one differs from another is in its definition. */
export function LogPage({ log }: { readonly log: SearchableLog }) {
  const store = useAppSelector(selectActiveStore)
  const { appName } = useAppSelector(selectConfig)
  return (
    <Page reachesEdge>
      <title>{`${log.title} · ${appName}`}</title>
      <PageHeader title={log.title} />
      {store === null ? (
        <EmptyState icon={<StoreIcon aria-hidden="true" />} text={noStoreText} />
      ) : (
        // Another store is another list: nothing of the one before may stay in sight.
        <LogResults key={store.hyperionId} log={log} store={store} />
      )}
    </Page>
  )
}
