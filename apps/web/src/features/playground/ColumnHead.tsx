import { formatCount, formatDollars } from '@retain/domain/money/format'
import { vehicleInForce } from '@retain/domain/payment/playground/columnEdits'
import {
  removeVehicle,
  setHideReplacement,
  type Playground,
} from '@retain/domain/payment/playground/playground'
import {
  columnKindLabels,
  type ColumnKind,
  type PlaygroundContext,
} from '@retain/domain/payment/playground/playgroundColumns'
import type { PlaygroundVehicle } from '@retain/domain/payment/playground/playgroundVehicle'
import { stockNumberText } from '@retain/domain/vehicle/stockNumber'
import { Button } from '@retain/ui/button'
import { Chip } from '@retain/ui/chip'
import { IconButton } from '@retain/ui/icon-button'
import { X } from 'lucide-react'
import { drawnByValue } from '../../core/state/drawnByValue'
import type { PlaygroundEdit } from '../payment/usePlayground'

interface ColumnHeadProps {
  readonly kind: ColumnKind
  readonly vin: string
  readonly title: string
  /** What tells the vehicle from others; empty ones are left out. */
  readonly notes: readonly string[]
  /** The own replacement is hidden, and this head brings it back. */
  readonly canShowReplacement: boolean
  readonly edit: PlaygroundEdit
}

/** Whose column it is, what leads it away, and what tells the vehicle from others. */
export const ColumnHead = drawnByValue(function ColumnHead(props: ColumnHeadProps) {
  const { kind, vin, title, notes, canShowReplacement, edit } = props
  const change = (by: (playground: Playground) => Playground) => edit.change('vehicles', by)
  return (
    <>
      <div data-kind={kind}>
        <Chip {...(kind === 'replacement' ? { tone: 'info' } : {})}>{columnKindLabels[kind]}</Chip>
        {canShowReplacement && (
          <Button
            variant="link"
            size="small"
            onPress={() => change((current) => setHideReplacement(current, false))}
          >
            Show replacement
          </Button>
        )}
        {kind === 'replacement' && (
          <Button
            variant="ghost"
            size="small"
            onPress={() => change((current) => setHideReplacement(current, true))}
          >
            Hide
          </Button>
        )}
        {kind === 'added' && (
          <IconButton
            label={`Remove ${title}`}
            icon={<X aria-hidden="true" />}
            onPress={() => change((current) => removeVehicle(current, vin))}
          />
        )}
      </div>
      <b>{title}</b>
      <small>{notes.filter((note) => note !== '').join(' · ')}</small>
    </>
  )
})

/** What tells the present vehicle from others. */
export function currentNotes({ currentVehicle, dealInformation }: PlaygroundContext): readonly string[] {
  const day = dealInformation?.paymentDay ?? null
  return [
    currentVehicle.mileage === null ? '' : `${formatCount(currentVehicle.mileage)} miles`,
    day === null ? '' : `payment day ${day}`,
  ]
}

/** What tells an offered vehicle from others. */
export const offeredNotes = (vehicle: PlaygroundVehicle): readonly string[] => [
  stockNumberText(vehicle.replacementVehicle.stockNo),
  formatDollars(vehicleInForce(vehicle).estimatedSelPrice),
]
