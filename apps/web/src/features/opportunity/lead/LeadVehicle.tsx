import type { ReplacementVehicle } from '@retain/domain/opportunity/sections'
import { formatDollars } from '@retain/domain/money/format'
import { vehicleName } from '@retain/domain/vehicle/comparison'
import { ChoiceCards } from '@retain/ui/choice-cards'
import { CarFront } from 'lucide-react'

interface LeadVehicleProps {
  /** `null` where the opportunity has none. */
  readonly vehicle: ReplacementVehicle | null
  /** Whether it goes along. */
  readonly isSent: boolean
  readonly onChange: (isSent: boolean) => void
  readonly isDisabled: boolean
}

const none = { id: 'none', title: 'No vehicle', description: 'The lead carries the current vehicle only' }

/** Which replacement vehicle a lead carries (OP-072). */
export function LeadVehicle({ vehicle, isSent, onChange, isDisabled }: LeadVehicleProps) {
  if (vehicle === null || vehicle.vin === null) return <p>{`${none.title}. ${none.description}.`}</p>
  const details = [
    vehicle.stockNo === null ? null : `S#${vehicle.stockNo}`,
    vehicle.estimatedSelPrice === null ? null : formatDollars(vehicle.estimatedSelPrice),
  ]
  const options = [
    {
      id: 'replacement',
      title: vehicleName(vehicle),
      description: details.filter((part) => part !== null).join(' · '),
    },
    none,
  ].map((option) => ({ ...option, icon: <CarFront aria-hidden="true" /> }))
  return (
    <ChoiceCards
      label="Replacement vehicle to send"
      options={options}
      value={isSent ? 'replacement' : none.id}
      onChange={(id) => onChange(id !== none.id)}
      isDisabled={isDisabled}
    />
  )
}
