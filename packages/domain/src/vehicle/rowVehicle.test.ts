import { expect, it } from 'vitest'
import { toCents } from '../money/money'
import { unknownRow } from '../work-log/rows/unknownRow'
import { shortCurrentVehicleLabels } from './comparisonLabels'
import { rowVehicle } from './rowVehicle'

const row = {
  ...unknownRow,
  year: 2021,
  makeName: 'Honda',
  modelName: 'Accord',
  newUsed: 'New' as const,
  vehicleMileage: 41_200,
  equityAmount: toCents(8_481_00),
  paymentsLeft: 12,
  currentPayment: toCents(436_00),
}
const texts = (known: typeof row) => rowVehicle(known).rows.map(({ label, value }) => [label, value])

it('has the name and the lines that a row knows, under the labels of the panel', () => {
  expect(rowVehicle(row).name).toBe('2021 Honda Accord')
  expect(texts(row)).toEqual([
    ['Condition', 'New'],
    ['Mileage', '41,200'],
    ['Equity Amount', '$8,481'],
    ['# Of Payments', '12'],
    ['Monthly Payments', '$436'],
    ['Payment Payoff', '-$5,232'],
  ])
  for (const [label] of texts(row)) expect(shortCurrentVehicleLabels).toContain(label)
})

it('marks equity that is good for the customer', () => {
  const toneOf = (equityAmount: typeof row.equityAmount) =>
    rowVehicle({ ...row, equityAmount }).rows.find(({ label }) => label === 'Equity Amount')?.tone
  expect([1_00, 0, -1_00].map((cents) => toneOf(toCents(cents)))).toEqual(['good', undefined, undefined])
})

it('leaves out what the row does not know, and the condition of a certified vehicle, which says more', () => {
  expect(rowVehicle(unknownRow)).toEqual({ name: '', rows: [] })
  const certified = { ...row, newUsed: 'Used' as const, usedClassification: '5 - CPO' }
  expect(rowVehicle(certified).rows.map(({ label }) => label)).not.toContain('Condition')
})
