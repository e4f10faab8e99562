import { describe, expect, it } from 'vitest'
import { logRow } from '../../../cases/logRow'
import {
  currentVehicle,
  dealInformation,
  lastRoDealCustomer,
  leaseFinance,
  vehicleInfo,
} from '../../../cases/sections'
import { toCents } from '../../money/money'
import { warrantyIcons, warrantyValues } from '../../work-log/rows/cells/warranty'
import { roStatuses } from '../../work-log/rows/logRow'
import { listReasonKinds, listReasons, mostReasons, type ReasonFacts } from './listReasons'
import { reasonFacts } from './reasonFacts'

const nothing: ReasonFacts = {
  equityAmount: null,
  paymentDifference: null,
  paymentsLeft: null,
  warrantyExpIcon: null,
  predictiveScore: null,
  roStatus: null,
  roTagNumber: null,
}
const said = (facts: Partial<ReasonFacts>) =>
  listReasons({ ...nothing, ...facts }).map(({ label, figure }) => `${label} ${figure}`)

const every: ReasonFacts = {
  equityAmount: toCents(8_481_00),
  paymentDifference: toCents(-29_00),
  paymentsLeft: 6,
  warrantyExpIcon: 6,
  predictiveScore: 9,
  roStatus: 'Open',
  roTagNumber: '4471',
}

describe('why a customer is on the list', () => {
  it('is each reason with its figure, the strongest first, five at most [S-002]', () => {
    expect(said(every)).toEqual([
      'Equity $8,481',
      'Payment $29 lower',
      'Warranty Expires by Months',
      'In service now, tag 4471',
      'Payments left 6',
    ])
    expect(said({ ...every, roStatus: null }).at(-1)).toBe('Score 9')
    expect(listReasonKinds.length).toBeGreaterThan(mostReasons)
  })

  it('is nothing where nothing is known, or nothing speaks for the customer', () => {
    expect(said({})).toEqual([])
    expect(
      said({ equityAmount: toCents(0), paymentDifference: toCents(0), paymentsLeft: 0, predictiveScore: 0 }),
    ).toEqual([])
    expect(said({ equityAmount: toCents(-1_00), paymentDifference: toCents(1_00) })).toEqual([])
  })

  it('is a warranty only while it is about to expire', () => {
    const told = warrantyValues.filter(
      (value) => said({ warrantyExpIcon: warrantyIcons(value)[1] ?? null }).length > 0,
    )
    expect(told).toEqual(['WEXPMILES', 'WEXPMONTHS', 'WEXPMONTHSMILES'])
  })

  it('is a repair order only while it is open, without its tag where that is not known', () => {
    expect(roStatuses.filter((roStatus) => said({ roStatus, roTagNumber: '1' }).length > 0)).toEqual(['Open'])
    expect(said({ roStatus: 'Open' })).toEqual(['In service now'])
  })

  it('is what is left to pay in the last year, and a score of three that are high', () => {
    expect([1, 12, 13].map((paymentsLeft) => said({ paymentsLeft }))).toEqual([
      ['Payments left 1'],
      ['Payments left 12'],
      [],
    ])
    expect([7, 8, 10, 11].map((predictiveScore) => said({ predictiveScore }).length)).toEqual([0, 1, 1, 0])
  })
})

describe('what the reasons are read from', () => {
  const row = logRow({
    dealType: 'Finance',
    equityAmount: toCents(100_00),
    paymentDifferenceFinance: toCents(-10_00),
    paymentDifferenceLease: toCents(-99_00),
    paymentsLeft: 5,
    warrantyExpIcon: 5,
    predictiveScore: 8,
    roStatus: 'Open',
  })
  const none = {
    vehicleInfo: undefined,
    dealInformation: undefined,
    leaseFinance: undefined,
    lastRo: undefined,
  }
  const loaded = { vehicleInfo, dealInformation, leaseFinance, lastRo: lastRoDealCustomer }

  it('is the row of the list, until the sections are there', () => {
    expect(reasonFacts(none, row)).toEqual({
      equityAmount: toCents(100_00),
      paymentDifference: toCents(-10_00),
      paymentsLeft: 5,
      warrantyExpIcon: 5,
      predictiveScore: 8,
      roStatus: 'Open',
      roTagNumber: null,
    })
    expect(reasonFacts(none, undefined)).toEqual(nothing)
  })

  it('is then the sections alone, even where they know less', () => {
    expect(reasonFacts(loaded, row)).toEqual({
      equityAmount: toCents(8_481_00),
      paymentDifference: toCents(-29_00),
      paymentsLeft: 39,
      warrantyExpIcon: 2,
      predictiveScore: 8,
      roStatus: 'Open',
      roTagNumber: '4471',
    })
    const bare = { ...vehicleInfo, currentVehicle: { ...currentVehicle, numberOfPayments: null } }
    expect(reasonFacts({ ...loaded, vehicleInfo: bare }, row).paymentsLeft).toBeNull()
    const closed = { ...lastRoDealCustomer, roStatus: null }
    expect(reasonFacts({ ...loaded, lastRo: closed }, row).roStatus).toBeNull()
  })

  it('has no payment difference where the deal shows none [O-112] [OP-066]', () => {
    const cash = { ...dealInformation, dealType: 'Cash' } as const
    expect(reasonFacts({ ...loaded, dealInformation: cash }, row).paymentDifference).toBeNull()
    expect(reasonFacts(none, { ...row, dealType: 'Cash' }).paymentDifference).toBeNull()
  })
})
