import {
  parseMappingView,
  printMappingView,
  type MappingView,
} from '@retain/domain/vehicle-map/mappingFilter'
import { useCallback, useMemo } from 'react'
import { useAddressOf, useListAddress } from '../../list/address/useListAddress'
import { mappingList } from './mappingList'

const addressOf = (view: MappingView) => ({ query: printMappingView(view), personFilters: {} })

/** How the mapping table is looked at, which stands in the address. */
export function useMappingView(hyperionId: string) {
  const { query } = useListAddress(mappingList.id, hyperionId)
  const view = useMemo(() => parseMappingView(query), [query])
  const goTo = useAddressOf(
    mappingList.id,
    hyperionId,
    useMemo(() => addressOf(view), [view]),
  )
  const show = useCallback(
    (next: MappingView, options?: { readonly replace?: boolean }) => goTo(addressOf(next), options),
    [goTo],
  )
  return { view, show }
}
