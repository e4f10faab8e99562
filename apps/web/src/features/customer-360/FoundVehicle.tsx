import { formatDollars } from '@retain/domain/money/format'
import { vehicleName } from '@retain/domain/vehicle/comparison'
import { KeyValueList } from '@retain/ui/key-value-list'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Nothing } from '../opportunity/panels/panelStyle'
import { customer360Api } from './customer360Api'
import { isNotFound } from './isNotFound'
import { Part } from './PartSection'

interface FoundVehicleProps {
  readonly vin: string
  readonly title: string
  readonly text: string
}

/** A vehicle that was looked at or found. Opening it reads what the stores know of it (O-485). */
export function FoundVehicle({ vin, title, text }: FoundVehicleProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span>
          {title}
          <small>{text}</small>
        </span>
        <ChevronDown aria-hidden="true" />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Inventory vin={vin} />}
      </div>
    </li>
  )
}

function Inventory({ vin }: { readonly vin: string }) {
  const query = customer360Api.useGetInventoryDetailsQuery({ query: { vin } }, { skip: vin === '' })
  if (vin === '' || isNotFound(query.error)) return <Nothing>This vehicle is not in stock any more.</Nothing>
  return (
    <Part query={query} errorText="The vehicle could not be loaded." lines={4}>
      {(details) => (
        <KeyValueList
          items={[
            { label: 'Vehicle', value: vehicleName(details) },
            { label: 'VIN', value: details.vin },
            { label: 'Stock #', value: details.stockNo },
            ...(details.price === null ? [] : [{ label: 'Price', value: formatDollars(details.price) }]),
            { label: 'Location', value: details.location },
            { label: 'Status', value: details.status },
          ]}
        />
      )}
    </Part>
  )
}
