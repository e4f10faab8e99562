import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { SplitLayout } from '@retain/ui/split-layout'
import { useAppSelector } from '../../core/state/appHooks'
import { selectActiveStore } from '../../session/active-store/activeStoreSlice'
import { NoStore } from '../../shell/NoStore'
import { usePageTitle } from '../../shell/pageTitle'
import { AuditFilterCard } from './AuditFilterCard'
import { AuditList } from './AuditList'
import { AuditPanel } from './AuditPanel'
import { useAuditView } from './useAuditView'

/** What administrators have changed, and one of the changes beside the list. Beyond the specification. */
export function AuditLogPage() {
  const title = usePageTitle() ?? ''
  const store = useAppSelector(selectActiveStore)
  return (
    <Page reachesEdge>
      <title>{title}</title>
      <PageHeader title={title} />
      {store === null ? <NoStore /> : <AuditLog hyperionId={store.hyperionId} />}
    </Page>
  )
}

function AuditLog({ hyperionId }: { readonly hyperionId: string }) {
  const address = useAuditView()
  const { view, filter, close } = address
  const list = <AuditList hyperionId={hyperionId} address={address} />
  return (
    <>
      <AuditFilterCard filter={view} onChange={filter} />
      {view.shown === null ? (
        list
      ) : (
        <SplitLayout
          label="Resize the panel"
          start={list}
          end={<AuditPanel key={view.shown} sequence={view.shown} onClose={close} />}
        />
      )}
    </>
  )
}
