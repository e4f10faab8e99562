import { serviceLog } from '@retain/domain/work-log/service-log/serviceLog'
import type { ServiceLogFilters } from '@retain/domain/work-log/service-log/serviceLogFilters'
import {
  parseServiceLogView,
  printServiceLogPeople,
  printServiceLogView,
  type ServiceLogView,
} from '@retain/domain/work-log/service-log/serviceLogView'
import { useCallback, useMemo } from 'react'
import { useAddressOf, useListAddress, type ListAddress } from '../../../list/address/useListAddress'

/** How the Service Log is looked at. */
export interface ServiceLogViewControl {
  readonly view: ServiceLogView
  /** Looks at the log otherwise: a new entry of the history, unless `replace` says that the old one was wrong. */
  readonly show: (view: ServiceLogView, options?: { readonly replace?: boolean }) => void
}

const addressOf = (view: ServiceLogView, defaults: ServiceLogFilters): ListAddress => ({
  query: printServiceLogView(view, defaults),
  personal: printServiceLogPeople(view, defaults),
})

/**
 * Reads order, page and filters from the address and writes them there; flagging associates, who are people, stand beside
 * it. A bare address takes how the log was left in this store; wrong input is put right in place.
 */
export function useServiceLogView(hyperionId: string, defaults: ServiceLogFilters): ServiceLogViewControl {
  const { query, personal: beside } = useListAddress(serviceLog.id, hyperionId)
  const view = useMemo(() => parseServiceLogView(query, beside, defaults), [query, beside, defaults])
  const goTo = useAddressOf(
    serviceLog.id,
    hyperionId,
    useMemo(() => addressOf(view, defaults), [view, defaults]),
  )
  const show = useCallback<ServiceLogViewControl['show']>(
    (next, options) => goTo(addressOf(next, defaults), options),
    [goTo, defaults],
  )
  return { view, show }
}
