import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { useAppSelector } from '../../core/state/appHooks'
import { selectActiveStore } from '../../session/active-store/activeStoreSlice'
import { NoStore } from '../../shell/NoStore'
import { usePageTitle } from '../../shell/pageTitle'
import { Orphans } from './Orphans'

/** The opportunities of the store that nobody owns, and who gets them. Beyond the specification. */
export function OrphansPage() {
  const title = usePageTitle() ?? ''
  const store = useAppSelector(selectActiveStore)
  return (
    <Page reachesEdge>
      <title>{title}</title>
      <PageHeader title={title} />
      {store === null ? <NoStore /> : <Orphans key={store.hyperionId} hyperionId={store.hyperionId} />}
    </Page>
  )
}
