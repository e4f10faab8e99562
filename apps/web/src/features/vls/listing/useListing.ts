import { pageCount, clampPage, pageRange } from '@retain/domain/paging/paging'
import { firstPage } from '@retain/domain/paging/pageSize'
import { addVins } from '@retain/domain/vls/vls'
import {
  listedVehicles,
  noListingFilters,
  usualListingOrder,
  type ListingFilters,
  type ListingSort,
} from '@retain/domain/vls/listing'
import type { VlsInventory } from '@retain/domain/vls/vlsInventory'
import { useMemo, useState } from 'react'

/** Vehicles on a page of the listing. */
export const listingPageSize = 12

/**
 * How a listing is looked at, and what is chosen in it. Beyond the limit the vehicle that was chosen first makes room (O-304, O-305).
 *
 * @param hideReplacement there is room for a third vehicle.
 */
export function useListing({ vehicles }: VlsInventory, hideReplacement: boolean) {
  const [filters, setFilters] = useState<ListingFilters>(noListingFilters)
  const [order, setOrder] = useState(usualListingOrder)
  const [page, setPage] = useState(firstPage)
  const [isWhole, setWhole] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const found = useMemo(() => listedVehicles(vehicles, filters, order), [vehicles, filters, order])
  const pages = pageCount(found.length, listingPageSize)
  const shownPage = clampPage(page, pages)
  const { from, to } = pageRange(shownPage, listingPageSize, found.length)
  return {
    filters,
    order,
    found,
    shown: isWhole ? found : found.slice(Math.max(0, from - 1), to),
    page: shownPage,
    pages,
    isWhole,
    setPage,
    setWhole,
    chosen: chosen.flatMap((vin) => vehicles.find((one) => one.vin === vin) ?? []),
    filter: (change: Partial<ListingFilters>) => {
      setFilters((current) => ({ ...current, ...change }))
      setPage(firstPage)
    },
    sortBy: (by: ListingSort) => {
      setOrder((current) => ({ by, isDescending: current.by === by && !current.isDescending }))
      setPage(firstPage)
    },
    choose: (vin: string) => setChosen((current) => addVins(current, [vin], hideReplacement)),
    remove: (vin: string) => setChosen((current) => current.filter((one) => one !== vin)),
    clear: () => setChosen([]),
  }
}

/** A listing that is looked at. */
export type Listing = ReturnType<typeof useListing>
