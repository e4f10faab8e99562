import { formatDateTime } from '@retain/domain/calendar/formats'
import { orderedSearches, type VehicleSearch } from '@retain/domain/customer-360/vehicleInterest'
import { emptyTabTexts360 } from '@retain/domain/customer-360/tabs360'
import { EmptyState } from '@retain/ui/empty-state'
import { Search } from 'lucide-react'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { FoundVehicle } from './FoundVehicle'
import { Found } from './foundStyle'

/** The searches of the customer, newest first, each with the vehicle that it found (O-343). */
export function SearchHistory({ searches }: { readonly searches: readonly VehicleSearch[] }) {
  const offset = useStoreOffset()
  if (searches.length === 0)
    return <EmptyState icon={<Search aria-hidden="true" />} text={emptyTabTexts360.searchHistory} />
  return (
    <Found aria-label="Search history">
      {orderedSearches(searches).map(({ vin, searchDate, criteria }) => (
        <FoundVehicle
          key={`${vin} ${searchDate} ${criteria}`}
          vin={vin}
          title={criteria ?? 'Search'}
          text={searchDate === null ? '' : formatDateTime(searchDate, offset)}
        />
      ))}
    </Found>
  )
}
