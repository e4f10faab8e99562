import { canOpen360 } from '@retain/domain/customer-360/numbers'
import { customer360Path } from '@retain/domain/opportunity/opportunityPath'
import { pageTitles } from '@retain/domain/session/routes/pageTitles'
import { LinkButton } from '@retain/ui/link-button'
import { Users } from 'lucide-react'
import { useAppSelector } from '../../core/state/appHooks'
import { selectUser } from '../../session/sessionSlice'
import { RouterLink } from '../../shell/RouterLink'

/** Leads to everything that is known of the customer, for whoever may see it (O-020, OP-016). */
export function Customer360Link({ opptId }: { readonly opptId: string }) {
  const roles = useAppSelector(selectUser)?.roles ?? []
  if (!canOpen360(roles)) return null
  return (
    <LinkButton href={customer360Path(opptId)} icon={<Users aria-hidden="true" />} linkComponent={RouterLink}>
      {pageTitles.customer360}
    </LinkButton>
  )
}
