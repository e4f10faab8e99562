import { SplitLayout } from '@retain/ui/split-layout'
import { StorePage } from '../../shell/StorePage'
import { AuditFilterCard } from './AuditFilterCard'
import { AuditList } from './AuditList'
import { AuditPanel } from './AuditPanel'
import { useAuditView } from './useAuditView'

/** What administrators have changed, and one of the changes beside the list. Beyond the specification. */
export const AuditLogPage = () => (
  <StorePage>{(hyperionId) => <AuditLog hyperionId={hyperionId} />}</StorePage>
)

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
