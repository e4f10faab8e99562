import { formatDateTime } from '@retain/domain/calendar/formats'
import { orderedViews, type ViewedVehicle } from '@retain/domain/customer-360/vehicleInterest'
import { emptyTabTexts360 } from '@retain/domain/customer-360/tabs360'
import { vehicleName } from '@retain/domain/vehicle/comparison'
import { EmptyState } from '@retain/ui/empty-state'
import { Eye } from 'lucide-react'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { FoundVehicle } from './FoundVehicle'
import { Found } from './foundStyle'

/** The vehicles that the customer looked at, newest first, each to be opened for what the stores know of it (O-342). */
export function ViewHistory({ views }: { readonly views: readonly ViewedVehicle[] }) {
  const offset = useStoreOffset()
  if (views.length === 0)
    return <EmptyState icon={<Eye aria-hidden="true" />} text={emptyTabTexts360.viewHistory} />
  return (
    <Found aria-label="View history">
      {orderedViews(views).map(({ vin, viewedDate, year, make, model }) => (
        <FoundVehicle
          key={`${vin} ${viewedDate}`}
          vin={vin}
          title={vehicleName({ year, make, model, trim: null }) || vin}
          text={viewedDate === null ? '' : formatDateTime(viewedDate, offset)}
        />
      ))}
    </Found>
  )
}
