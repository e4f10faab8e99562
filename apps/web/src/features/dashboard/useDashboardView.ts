import {
  parseDashboardView,
  printDashboardView,
  type DashboardView,
} from '@retain/domain/dashboard/dashboardView'
import { useCallback, useMemo } from 'react'
import { useAddressOf, useListAddress } from '../../list/address/useListAddress'

const id = 'Dashboard'

const addressOf = (view: DashboardView) => ({ query: printDashboardView(view), personFilters: {} })

/** What somebody looks at on the manager's page, which stands in the address. */
export function useDashboardView(hyperionId: string) {
  const { query } = useListAddress(id, hyperionId)
  const view = useMemo(() => parseDashboardView(query), [query])
  const goTo = useAddressOf(
    id,
    hyperionId,
    useMemo(() => addressOf(view), [view]),
  )
  const show = useCallback(
    (change: Partial<DashboardView>) => goTo(addressOf({ ...view, ...change })),
    [goTo, view],
  )
  return { view, show }
}
