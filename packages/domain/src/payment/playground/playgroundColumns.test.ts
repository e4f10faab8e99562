import { describe, expect, it } from 'vitest'
import {
  currentVehicle,
  dealInformation,
  lastRoDealCustomer,
  leaseFinance,
  replacementVehicle,
} from '../../../cases/sections'
import type { Instant } from '../../calendar/instant'
import { parseUtcOffset, utc } from '../../calendar/storeOffset'
import { noCurrentVehicleEdits } from '../../deal/currentVehicleEdits'
import { toCents } from '../../money/money'
import { setApr } from './columnEdits'
import {
  addVehicles,
  changeVehicle,
  editCurrentVehicle,
  openPlayground,
  setHideReplacement,
} from './playground'
import { withFirstAnswers } from './playgroundAnswers'
import { canPrintPlayground, playgroundColumns, playgroundPrint, playgroundRows } from './playgroundColumns'

const deal = { dealType: 'Finance', dealTypeCode: null } as const
const offset = parseUtcOffset('-05:00') ?? utc
const context = {
  currentVehicle,
  dealInformation,
  lastRoDealCustomer,
  offset,
  fuelUse: { annualMiles: 13_500, fuelPrice: 3.5 },
}
const own = { ...replacementVehicle, vin: 'JTMRWRFV8TD209174' }
const added = { ...replacementVehicle, vin: '7FARS5H53TE014448', make: 'Honda', model: 'CR-V', trim: 'Sport' }
const answer = { leaseFinance, optionalLeaseFinance: null }
const loaded = withFirstAnswers(addVehicles(openPlayground(deal, own), [added]), [
  { vin: own.vin, ...answer },
  { vin: added.vin, leaseFinance: null, optionalLeaseFinance: null },
])

describe('the columns', () => {
  it('are the current vehicle, its replacement and what was added', () => {
    const columns = playgroundColumns(loaded, context)
    expect(columns.map(({ kind, vin, title }) => [kind, vin, title])).toEqual([
      ['current', '1HGCV1F57MA014882', '2021 Honda Accord EX-L'],
      ['replacement', own.vin, '2026 Toyota RAV4 XLE Hybrid'],
      ['added', added.vin, '2026 Honda CR-V Sport'],
    ])
    expect(columns.map(({ headline }) => headline)).toEqual([
      { payment: '$436', difference: '' },
      { payment: '$407', difference: '$29 less than now', tone: 'good' },
      { payment: '', difference: '' },
    ])
    expect(columns.map(({ caption }) => caption)).toEqual(['', '66 months · 3.9%', ''])
    expect(columns.map(({ grid }) => grid.rows.length)).toEqual([0, 2, 0])
    const hidden = playgroundColumns(setHideReplacement(loaded, true), context)
    expect(hidden.map(({ kind }) => kind)).toEqual(['current', 'added'])
  })

  it('say the rate that was typed, and none for a lease [OP-067]', () => {
    const edited = changeVehicle(loaded, own.vin, (one) => setApr(one, 5.25))
    expect(playgroundColumns(edited, context)[1]?.caption).toBe('66 months · 5.25%')
    const lease = { ...loaded, deal: { dealType: 'Lease', dealTypeCode: null } as const }
    expect(playgroundColumns(lease, context)[1]?.caption).toBe('66 months')
  })

  it('compare with the payment that was typed', () => {
    const edits = { ...noCurrentVehicleEdits, paymentAmtEdit: toCents(400_00) }
    const columns = playgroundColumns(editCurrentVehicle(loaded, edits), context)
    expect(columns.map(({ headline }) => headline.difference)).toEqual(['', '$7 more than now', ''])
    expect(columns[0]?.headline.payment).toBe('$400')
  })

  it('do without a VIN', () => {
    const bare = { ...context, currentVehicle: { ...currentVehicle, vin: null } }
    expect(playgroundColumns(loaded, bare)[0]?.vin).toBe('')
  })
})

describe('the lines', () => {
  const line = (label: string, playground = loaded) =>
    playgroundRows(playground, context)
      .find((row) => row.label === label)
      ?.cells.map((cell) => cell?.value ?? null)

  it('stand beside each other for every vehicle [OP-092]', () => {
    expect(playgroundRows(loaded, context)).toHaveLength(33)
    expect(line('Vehicle')).toEqual([
      '2021 Honda Accord EX-L',
      '2026 Toyota RAV4 XLE Hybrid',
      '2026 Honda CR-V Sport',
    ])
    expect(line('MSRP')).toEqual([null, '$35,920', '$35,920'])
  })

  it('hold what was edited', () => {
    const edits = {
      ...noCurrentVehicleEdits,
      vehicleValueEdit: toCents(20_000_00),
      paymentAmtEdit: toCents(400_00),
    }
    const edited = editCurrentVehicle(loaded, edits)
    expect(line('Equity Amount', edited)?.[0]).toBe('$4,131')
    expect(line('Monthly Payments', edited)?.[0]).toBe('$400')
    expect(line('Payment Payoff', edited)?.[0]).toBe('-$15,600')
  })

  it('do without a deal', () => {
    const payment = (playground: typeof loaded) =>
      playgroundRows(playground, { ...context, dealInformation: null }).find(
        ({ label }) => label === 'Monthly Payments',
      )?.cells[0]?.value
    expect(payment(loaded)).toBeNull()
    const edits = { ...noCurrentVehicleEdits, paymentAmtEdit: toCents(400_00) }
    expect(payment(editCurrentVehicle(loaded, edits))).toBe('$400')
  })
})

describe('the print', () => {
  it('has the columns and values of the page, and its time', () => {
    const now = '2026-11-21T21:05:00.000Z' as Instant
    expect(playgroundPrint(loaded, context, now)).toEqual({
      printedAt: '11/21/2026 04:05pm',
      columns: playgroundColumns(loaded, context),
      rows: playgroundRows(loaded, context),
    })
  })

  it('needs its permission', () => {
    expect(canPrintPlayground(['Opportunity_Can_Print_Playground'])).toBe(true)
    expect(canPrintPlayground(['Opportunity_Application_Access'])).toBe(false)
    expect(canPrintPlayground([])).toBe(false)
  })
})
