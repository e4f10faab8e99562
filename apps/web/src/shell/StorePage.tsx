import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import type { ReactNode } from 'react'
import { useAppSelector } from '../core/state/appHooks'
import { selectActiveStore } from '../session/active-store/activeStoreSlice'
import { NoStore } from './NoStore'
import { usePageTitle } from './pageTitle'

interface StorePageProps {
  /** What the page shows of the active store. */
  readonly children: (hyperionId: string) => ReactNode
}

/**
 * A page of the active store under the title of its route; without a store it says so.
 *
 * @example <StorePage>{(hyperionId) => <Orphans key={hyperionId} hyperionId={hyperionId} />}</StorePage>
 */
export function StorePage({ children }: StorePageProps) {
  const title = usePageTitle() ?? ''
  const store = useAppSelector(selectActiveStore)
  return (
    <Page reachesEdge>
      <title>{title}</title>
      <PageHeader title={title} />
      {store === null ? <NoStore /> : children(store.hyperionId)}
    </Page>
  )
}
