import { expect, it } from 'vitest'
import { logRow } from '../../../cases/logRow'
import { utc } from '../../calendar/storeOffset'
import { toCents } from '../../money/money'
import { logColumnKeys } from '../columns/columnKeys'
import { exportedLog, exportValue } from './exportedLog'

const row = logRow({
  customerName: 'Lee, Ann',
  dealType: 'Finance',
  equityAmount: toCents(125_050),
  paymentDifferenceFinance: toCents(-4_250),
  paymentDifferenceLease: toCents(100),
  roAmount: toCents(9_900),
  currentPayment: toCents(45_000),
  apr: 4.9,
  year: 2020,
  vehicleMileage: 54_321,
  paymentsLeft: 12,
  note: '=HYPERLINK("http://example.test")',
})

it('begins with the mark of UTF-8 and the labels, and has a line for each row', () => {
  const file = exportedLog(['customerName', 'equityAmount'], utc)
  expect(file.heading).toBe('\uFEFFCustomer,Equity\r\n')
  expect(file.lines([row])).toBe('"Lee, Ann",1250.5\r\n')
  expect(file.lines([])).toBe('')
})

it('has figures as numbers, texts as texts, and no formulas', () => {
  const columns = [
    'paymentDifferenceFinance',
    'paymentDifferenceLease',
    'roAmount',
    'currentPayment',
    'apr',
    'year',
    'vehicleMileage',
    'paymentsLeft',
    'note',
    'status',
  ] as const
  expect(exportedLog(columns, utc).lines([row])).toBe(
    `-42.5,1,99,450,4.9,2020,54321,12,"'=HYPERLINK(""http://example.test"")",New\r\n`,
  )
})

it('has years and counts as numbers, without the separators of their cells', () => {
  expect(exportValue('year', row, utc)).toBe(2020)
  expect(exportValue('paymentsLeft', { ...row, paymentsLeft: 1_200 }, utc)).toBe(1200)
})

it('leaves hidden and unknown values empty', () => {
  const cash = { ...row, dealType: 'Cash' } as const
  expect(exportValue('paymentDifferenceFinance', cash, utc)).toBe('')
  expect(exportValue('paymentDifferenceLease', cash, utc)).toBe('')
  expect(exportValue('apr', { ...row, dealType: 'Lease' }, utc)).toBe('')
  for (const key of logColumnKeys)
    if (key !== 'customerName' && key !== 'status') expect(exportValue(key, logRow(), utc)).toBe('')
})
