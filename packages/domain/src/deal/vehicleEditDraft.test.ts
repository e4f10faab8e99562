import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { noCurrentVehicleEdits } from './currentVehicleEdits'
import {
  emptyVehicleEdit,
  isVehicleEditDirty,
  readVehicleEdit,
  vehicleEditsOf,
  type VehicleEditDraft,
} from './vehicleEditDraft'

const typed = (changes: Partial<VehicleEditDraft>): VehicleEditDraft => ({ ...emptyVehicleEdit, ...changes })

it('tries out nothing while nothing is typed [O-079]', () => {
  expect(readVehicleEdit(emptyVehicleEdit)).toEqual(E.right(noCurrentVehicleEdits))
  expect(isVehicleEditDirty(emptyVehicleEdit)).toBe(false)
  expect(isVehicleEditDirty(typed({ mileage: '  ' }))).toBe(false)
})

it('reads figures as people write them [O-084] [OP-090]', () => {
  expect(
    vehicleEditsOf({
      vehicleValue: '$24,350.50',
      payoffAmt: '15869',
      numberOfPayments: ' 39 ',
      paymentAmt: '436.5',
      mileage: '41,208',
    }),
  ).toEqual({
    vehicleValueEdit: 24_350_50,
    payoffAmtEdit: 15_869_00,
    numberOfPaymentsEdit: 39,
    paymentAmtEdit: 436_50,
    mileageEdit: 41_208,
    trimIdEdit: null,
  })
})

it.each([
  ['vehicleValue', '-1', 'A positive amount with at most 2 decimals is needed.'],
  ['payoffAmt', '1.234', 'A positive amount with at most 2 decimals is needed.'],
  ['paymentAmt', 'four', 'A positive amount with at most 2 decimals is needed.'],
  ['numberOfPayments', '481', 'A whole number up to 480 is needed.'],
  ['mileage', '12.5', 'A whole number up to 2,000,000 is needed.'],
] as const)('says what is wrong with %s of %s, and leaves the others in force', (field, text, message) => {
  const draft = typed({ vehicleValue: '20000', mileage: '10', [field]: text })
  expect(readVehicleEdit(draft)).toEqual(E.left([{ field, message }]))
  expect(vehicleEditsOf(draft)).toEqual({
    ...noCurrentVehicleEdits,
    vehicleValueEdit: field === 'vehicleValue' ? null : 20_000_00,
    mileageEdit: field === 'mileage' ? null : 10,
  })
  expect(isVehicleEditDirty(draft)).toBe(true)
})
