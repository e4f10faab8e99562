import { describe, expect, it } from 'vitest'
import { currentVehicle, dealInformation, lastRoDealCustomer } from '../../../cases/sections'
import { column, loaded, own, present } from '../../../cases/playground'
import { utc } from '../../calendar/storeOffset'
import { comparisonLabels } from '../../vehicle/comparisonLabels'
import { setHideReplacement, type Playground } from './playground'
import { typeInto } from './playgroundInput'
import { currentSummary, playgroundLines } from './playgroundLines'

const context = {
  currentVehicle,
  dealInformation,
  lastRoDealCustomer,
  offset: utc,
  fuelUse: { annualMiles: 13_500, fuelPrice: 3.5 },
}

const cellsOf = (playground: Playground, label: string) =>
  playgroundLines(playground, context).find((line) => line.label === label)?.cells ?? []

const discounted = typeInto(
  loaded,
  present,
  { of: 'offered', vin: own, field: 'discountAmountEdit', at: 0 },
  1_500_00,
)

describe('the lines', () => {
  it('are those of the comparison', () => {
    expect(playgroundLines(loaded, context).map(({ label }) => label)).toEqual(comparisonLabels)
    expect(cellsOf(setHideReplacement(loaded, true), 'MSRP')).toEqual([null])
  })

  it('can be typed into where the specification says so [O-114] [O-115] [O-116] [O-117] [OP-090]', () => {
    const typed = playgroundLines(loaded, context).flatMap(({ label, cells }) =>
      cells.flatMap((cell, at) =>
        (cell?.figures ?? []).map(({ text, isEdited }) => [label, at, text, isEdited]),
      ),
    )
    expect(typed).toEqual([
      ['Mileage', 0, '41,208', false],
      ['Vehicle Value', 0, '$24,350', false],
      ['Est Payoff', 0, '$15,869', false],
      ['# Of Payments', 0, '39', false],
      ['Monthly Payments', 0, '$436', false],
      ['Rebate Amount', 1, '$2,000', false],
      ['Discount Amount', 1, '$1,320', false],
      ['Est Selling Price', 1, '$32,600', false],
      ['Down Payment Options', 1, '$0', false],
      ['Down Payment Options', 1, '$1,000', false],
    ])
    expect(cellsOf(loaded, 'Down Payment Options')[1]?.figures[1]?.place).toEqual({
      of: 'offered',
      vin: own,
      field: 'downPaymentOptionsEdit',
      at: 1,
    })
  })

  it('say what is on file where something else is tried out, also where it follows', () => {
    const cell = cellsOf(discounted, 'Discount Amount')[1]
    expect([cell?.value, cell?.was, cell?.figures[0]?.isEdited]).toEqual(['$1,500', 'was $1,320', true])
    expect(cellsOf(discounted, 'Est Selling Price')[1]?.was).toBe('was $32,600')
    expect(cellsOf(discounted, 'MSRP')[1]?.was).toBeNull()
    const valued = typeInto(loaded, present, { of: 'current', field: 'vehicleValueEdit' }, 20_000_00)
    expect(cellsOf(valued, 'Vehicle Value')[0]?.figures[0]?.isEdited).toBe(true)
    expect(cellsOf(valued, 'Equity Amount')[0]?.was).toBe('was $8,481')
    expect(column(valued).editActive).toBe(true)
  })

  it('say that nothing is known of what is on file', () => {
    const bare = { ...context, currentVehicle: { ...currentVehicle, mileage: null } }
    const edited = typeInto(loaded, present, { of: 'current', field: 'mileageEdit' }, 50_000)
    const miles = playgroundLines(edited, bare).find(({ label }) => label === 'Mileage')?.cells[0]
    expect(miles?.was).toBe('was unknown')
    const empty = playgroundLines(loaded, bare).find(({ label }) => label === 'Mileage')?.cells[0]
    expect(empty?.figures[0]?.text).toBe('')
  })
})

describe('what is paid now', () => {
  it('stands with rate, lender, equity and payoff', () => {
    expect(currentSummary(loaded, context)).toEqual([
      { label: '# Of Payments', value: '39' },
      { label: 'APR', value: '4.9%' },
      { label: 'Lender', value: 'Lakeside Credit Union' },
      { label: 'Equity', value: '$8,481' },
      { label: 'Payoff', value: '-$17,004' },
    ])
  })

  it('has no rate for a lease, and nothing that is not known [OP-067]', () => {
    const lease = { ...loaded, deal: { dealType: 'Lease', dealTypeCode: null } as const }
    expect(currentSummary(lease, context).map(({ label }) => label)).toEqual([
      '# Of Payments',
      'Lender',
      'Equity',
      'Payoff',
    ])
    expect(currentSummary(loaded, { ...context, dealInformation: null }).map(({ label }) => label)).toEqual([
      '# Of Payments',
      'Equity',
    ])
  })
})
