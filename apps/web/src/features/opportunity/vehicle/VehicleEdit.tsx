import {
  vehicleEditFields,
  vehicleEditTitles,
  type VehicleEditField,
} from '@retain/domain/deal/vehicleEditDraft'
import { formatCount, formatDollars } from '@retain/domain/money/format'
import type { CurrentVehicle } from '@retain/domain/opportunity/sections'
import type { Cents } from '@retain/domain/money/money'
import { Button } from '@retain/ui/button'
import { FormFoot } from '@retain/ui/form-layout'
import { KeyValueList, type KeyValue } from '@retain/ui/key-value-list'
import { TextField } from '@retain/ui/text-field'
import { styled } from 'styled-components'
import { CardFields, CardFigures } from '../edit/CardFields'
import { isCancelKey } from '../edit/isCancelKey'
import { TrimEdit } from './TrimEdit'
import type { VehicleEdits } from './useVehicleEdits'

const Fields = styled(CardFields)`
  margin-block-start: 12px;
`

export interface VehicleEditProps {
  readonly opptId: string
  /** As it is on file. */
  readonly vehicle: CurrentVehicle
  /** The monthly payment on file. */
  readonly payment: Cents | null
  readonly whatIf: VehicleEdits
  /** What follows from the figures that are tried out. */
  readonly results: readonly KeyValue[]
  readonly isReadOnly: boolean
  /** The form takes the focus: somebody opened it. */
  readonly movesFocus: boolean
  readonly onClose: () => void
}

/**
 * Tries out other figures of the current vehicle, and changes its trim. What is on file stands in each empty field; the trim alone
 * is saved (O-084, O-110, OP-090).
 */
export function VehicleEdit(props: VehicleEditProps) {
  const { opptId, vehicle, payment, whatIf, results, isReadOnly, movesFocus, onClose } = props
  const onFile: Readonly<Record<VehicleEditField, string>> = {
    vehicleValue: formatDollars(vehicle.vehicleValue),
    payoffAmt: formatDollars(vehicle.payoffAmt),
    numberOfPayments: formatCount(vehicle.numberOfPayments),
    paymentAmt: formatDollars(payment),
    mileage: formatCount(vehicle.mileage),
  }
  return (
    <Fields
      role="group"
      aria-label="Current vehicle"
      onKeyDown={(event) => {
        if (isCancelKey(event)) onClose()
      }}
    >
      <CardFigures>
        {vehicleEditFields.map((field, at) => (
          <TextField
            key={field}
            label={vehicleEditTitles[field]}
            value={whatIf.draft[field]}
            onChange={(text) => whatIf.write(field, text)}
            placeholder={onFile[field]}
            inputMode="decimal"
            error={whatIf.errors[field]}
            autoFocus={at === 0 && movesFocus}
            isReadOnly={isReadOnly}
          />
        ))}
      </CardFigures>
      <KeyValueList items={results} />
      <TrimEdit {...{ opptId, vehicle, isReadOnly }} />
      <FormFoot
        message="The figures are tried out and never saved."
        apart={
          <Button variant="ghost" isDisabled={!whatIf.isDirty} onPress={whatIf.reset}>
            Reset
          </Button>
        }
      >
        <Button variant="primary" onPress={onClose}>
          Done
        </Button>
      </FormFoot>
    </Fields>
  )
}
