import { opportunityPath } from '@retain/domain/opportunity/opportunityPath'
import { isSamePage } from '@retain/domain/session/routes/samePage'
import type { CallerCustomer } from '@retain/domain/telephony/caller'
import { Button } from '@retain/ui/button'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppSelector } from '../../core/state/appHooks'
import { useLeave } from '../../forms/unsavedChanges'
import { selectActiveStore } from '../../session/active-store/activeStoreSlice'
import { useFindCallersQuery } from '../../telephony/telephonyApi'
import { Customers, Vehicle } from './callPanelStyle'

/** Who has this number, the customers of the active store first. */
export function CallerCustomers({ phone }: { readonly phone: string | null }) {
  const store = useAppSelector(selectActiveStore)
  const { data, isError, refetch } = useFindCallersQuery(
    { body: { phone: phone ?? '' } },
    { skip: phone === null },
  )
  const open = useOpenCaller()
  if (phone === null) return <p>No customer can be found by this number.</p>
  if (isError)
    return (
      <p>
        Who has this number could not be looked up.{' '}
        <Button variant="link" size="tiny" onPress={() => void refetch()}>
          Try again
        </Button>
      </p>
    )
  if (data === undefined) return <p>Looking up who has this number…</p>
  if (data.length === 0) return <p>No customer of your stores has this number.</p>
  const isHere = (one: CallerCustomer) => one.hyperionId === store?.hyperionId
  return (
    <Customers aria-label="Customers with this number">
      {[...data.filter(isHere), ...data.filter((one) => !isHere(one))].map((one) => (
        <li key={one.opptId}>
          <Button variant="link" aria-label={`Open ${one.customerName}`} onPress={() => open(one.opptId)}>
            {one.customerName}
          </Button>
          {one.vehicle !== null && <Vehicle>{one.vehicle}</Vehicle>}
        </li>
      ))}
    </Customers>
  )
}

/** Opens who calls, after Confirm Close where the page that is left has unsaved changes. */
function useOpenCaller(): (opptId: string) => void {
  const navigate = useNavigate()
  const leave = useLeave()
  const { pathname } = useLocation()
  return (opptId) => {
    const path = opportunityPath(opptId)
    if (!isSamePage(pathname, path)) leave(() => void navigate(path))
  }
}
