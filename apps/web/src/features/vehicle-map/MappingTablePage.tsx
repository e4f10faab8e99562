import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { useAppSelector } from '../../core/state/appHooks'
import { selectActiveStore } from '../../session/active-store/activeStoreSlice'
import { NoStore } from '../../shell/NoStore'
import { usePageTitle } from '../../shell/pageTitle'
import { MappingTable } from './MappingTable'

/** What makes, models and trims of other systems are to us (S-040, O-023). */
export function MappingTablePage() {
  const title = usePageTitle() ?? ''
  const store = useAppSelector(selectActiveStore)
  return (
    <Page reachesEdge>
      <title>{title}</title>
      <PageHeader title={title} />
      {store === null ? <NoStore /> : <MappingTable key={store.hyperionId} hyperionId={store.hyperionId} />}
    </Page>
  )
}
