import { describe, expect, it } from 'vitest'
import {
  currentVehicle,
  dealInformation,
  lastRoDealCustomer,
  replacementVehicle,
  vehicleInfo,
} from '../../cases/sections'
import { parseUtcOffset, utc } from '../calendar/storeOffset'
import { toCents } from '../money/money'
import {
  historyConditions,
  recallIndications,
  valueSources,
  type CurrentVehicle,
} from '../opportunity/sections'
import {
  comparisonRows,
  currentVehicleRows,
  onlyRows,
  replacementRows,
  vehicleName,
  type ComparisonRow,
} from './comparison'
import {
  comparisonLabels,
  currentVehicleLabels,
  replacementLabels,
  shortComparisonLabels,
  shortCurrentVehicleLabels,
} from './comparisonLabels'

const offset = parseUtcOffset('-05:00') ?? utc
const fuelUse = { annualMiles: 13_500, fuelPrice: 3.5 }
const sections = { currentVehicle, dealInformation, lastRoDealCustomer, offset }
const current = currentVehicleRows(sections)
const replacement = replacementRows(replacementVehicle, currentVehicle, fuelUse)
const line = (rows: readonly ComparisonRow[], label: string) => rows.find((row) => row.label === label)
const ofVehicle = (changes: Partial<CurrentVehicle>, label: string) =>
  line(currentVehicleRows({ ...sections, currentVehicle: { ...currentVehicle, ...changes } }), label)
const shown = (rows: readonly ComparisonRow[]) => rows.map(({ label, value }) => [label, value])

describe('the labels', () => {
  it('are thirty-three, in this order [O-550]', () => {
    expect(comparisonLabels.join(', ')).toBe(
      'Condition, Vehicle, VIN, vehicle history report, Year, Make, Model, Body Type, Color, Trim, Transmission, Mileage, MPG, MPG Diff, Fuel Type, Annual Fuel Savings, Vehicle Value, Est Payoff, Equity Amount, # Of Payments, Monthly Payments, Payment Payoff, MSRP, Rebate Amount, Discount Amount, Est Selling Price, Last RO Date, RO Amount, RO Status, RO #, RO Tag #, Down Payment Options, Location',
    )
    expect(comparisonLabels).toHaveLength(33)
  })

  it('of the current vehicle and of a replacement make up all of them [OP-092]', () => {
    expect([currentVehicleLabels.length, replacementLabels.length]).toEqual([25, 22])
    const either = comparisonLabels.filter(
      (label) =>
        currentVehicleLabels.some((one) => one === label) || replacementLabels.some((one) => one === label),
    )
    expect(either).toEqual(comparisonLabels)
  })
})

describe('the current vehicle', () => {
  it('is shown by its twenty-five lines in order [O-098] [OP-092]', () => {
    expect(current.map(({ label }) => label)).toEqual(currentVehicleLabels)
    expect(shown(current)).toEqual([
      ['Condition', 'Used · 5 - CPO'],
      ['Vehicle', '2021 Honda Accord EX-L'],
      ['VIN', '1HGCV1F57MA014882'],
      ['vehicle history report', 'Clean · No Recall'],
      ['Year', '2021'],
      ['Make', 'Honda'],
      ['Model', 'Accord'],
      ['Body Type', 'Sedan'],
      ['Color', 'Blue'],
      ['Trim', 'EX-L'],
      ['Transmission', 'CVT'],
      ['Mileage', '41,208'],
      ['MPG', '38 Hwy / 30 City'],
      ['Fuel Type', 'Gasoline'],
      ['Vehicle Value', '$24,350'],
      ['Est Payoff', '$15,869'],
      ['Equity Amount', '$8,481'],
      ['# Of Payments', '39'],
      ['Monthly Payments', '$436'],
      ['Payment Payoff', '-$17,004'],
      ['Last RO Date', '11/20/2026'],
      ['RO Amount', '$284'],
      ['RO Status', 'Open'],
      ['RO #', '618204'],
      ['RO Tag #', '4471'],
    ])
  })

  it('is shown by fourteen of them in the panel', () => {
    expect(onlyRows(current, shortCurrentVehicleLabels).map(({ label }) => label)).toEqual(
      shortCurrentVehicleLabels,
    )
    expect(shortCurrentVehicleLabels).toHaveLength(14)
  })

  it('calls positive equity good, and no other figure', () => {
    expect(current.filter(({ tone }) => tone !== undefined)).toEqual([
      { label: 'Equity Amount', value: '$8,481', tone: 'good' },
    ])
    expect(ofVehicle({ equityAmount: toCents(0) }, 'Equity Amount')).toEqual({
      label: 'Equity Amount',
      value: '$0',
    })
    expect(ofVehicle({ equityAmount: toCents(-1_00) }, 'Equity Amount')?.tone).toBeUndefined()
  })

  it.each([
    ['4 - Limited Warranty', 'AN'],
    ['5 - CPO', 'CPO'],
    ['6 - Manufacturer Warranty', 'MF'],
  ] as const)(
    'classified %s bears the badge %s when used, none when new [O-104] [O-105] [O-106]',
    (usedClassification, badge) => {
      expect(ofVehicle({ usedClassification }, 'Condition')).toEqual({
        label: 'Condition',
        value: `Used · ${usedClassification}`,
        badge,
      })
      expect(ofVehicle({ usedClassification, newOrUsed: 'New' }, 'Condition')).toEqual({
        label: 'Condition',
        value: 'New',
      })
    },
  )

  it('classified otherwise bears no badge, and is just used', () => {
    expect(ofVehicle({ usedClassification: '1 - As Is' }, 'Condition')).toEqual({
      label: 'Condition',
      value: 'Used',
    })
  })

  it('shows where its value comes from, where it has one [O-101]', () => {
    const badges = valueSources.map((valueSource) => ofVehicle({ valueSource }, 'Vehicle Value')?.badge)
    expect(badges).toEqual(['AN', 'BB'])
    expect(ofVehicle({ vehicleValue: null }, 'Vehicle Value')).toEqual({
      label: 'Vehicle Value',
      value: null,
    })
  })

  it('shows three conditions of the history report [O-102]', () => {
    const texts = historyConditions.map(
      (historyCondition) => ofVehicle({ historyCondition }, 'vehicle history report')?.value,
    )
    expect(texts).toEqual([
      'Clean · No Recall',
      'Accident or Damage · No Recall',
      'Title Problem · No Recall',
    ])
  })

  it('shows two indications of a recall [O-103]', () => {
    const texts = recallIndications.map((recall) => ofVehicle({ recall }, 'vehicle history report')?.value)
    expect(texts).toEqual(['Clean · No Recall', 'Clean · Open Recall'])
    const report = (changes: Partial<CurrentVehicle>) => ofVehicle(changes, 'vehicle history report')?.value
    expect([report({ recall: null }), report({ historyCondition: null })]).toEqual(['Clean', 'No Recall'])
    expect(report({ recall: null, historyCondition: null })).toBeNull()
  })

  it('shows the day of the last repair order by the store’s calendar', () => {
    const date = (hours: string) =>
      line(currentVehicleRows({ ...sections, offset: parseUtcOffset(hours) ?? utc }), 'Last RO Date')?.value
    expect([date('-05:00'), date('+09:00')]).toEqual(['11/20/2026', '11/21/2026'])
  })

  it('leaves blank what is unknown', () => {
    const bare = currentVehicleRows({ ...sections, dealInformation: null, lastRoDealCustomer: null })
    const blank = bare.filter(({ value }) => value === null).map(({ label }) => label)
    expect(blank).toEqual([
      'Monthly Payments',
      'Payment Payoff',
      'Last RO Date',
      'RO Amount',
      'RO Status',
      'RO #',
      'RO Tag #',
    ])
    expect(ofVehicle({ newOrUsed: null }, 'Condition')?.value).toBeNull()
    expect(ofVehicle({ numberOfPayments: null }, 'Payment Payoff')?.value).toBeNull()
  })
})

describe('a replacement', () => {
  it('is shown by its twenty-two lines in order [OP-092]', () => {
    expect(replacement.map(({ label }) => label)).toEqual(replacementLabels)
    expect(shown(onlyRows(replacement, shortComparisonLabels))).toEqual([
      ['Condition', 'New'],
      ['Body Type', 'SUV'],
      ['Transmission', 'CVT'],
      ['MPG', '38 Hwy / 41 City'],
      ['MPG Diff', '5.5'],
      ['Fuel Type', 'Hybrid'],
      ['Annual Fuel Savings', '$194'],
      ['MSRP', '$35,920'],
      ['Rebate Amount', '$2,000'],
      ['Discount Amount', '$1,320'],
      ['Est Selling Price', '$32,600'],
      ['Down Payment Options', '$0, $1,000'],
      ['Location', 'Lakeside Motors'],
    ])
  })

  it('leaves blank what is unknown', () => {
    const bare = {
      ...replacementVehicle,
      highwayMpgAvg: null,
      downPaymentOptions: [],
      vehLocationStore: null,
    }
    const rows = replacementRows(bare, currentVehicle, fuelUse)
    for (const label of ['MPG', 'MPG Diff', 'Annual Fuel Savings', 'Down Payment Options', 'Location'])
      expect(line(rows, label)).toEqual({ label, value: null })
  })
})

describe('vehicles side by side', () => {
  it('have every line, with a blank where one is not their own [OP-092] [O-550]', () => {
    const rows = comparisonRows([current, replacement])
    expect(rows.map(({ label }) => label)).toEqual(comparisonLabels)
    const of = (label: string) =>
      rows.find((row) => row.label === label)?.cells.map((cell) => cell?.value ?? null)
    expect(of('Body Type')).toEqual(['Sedan', 'SUV'])
    expect(of('MSRP')).toEqual([null, '$35,920'])
    expect(of('RO #')).toEqual(['618204', null])
  })

  it('can be cut to the lines of a panel', () => {
    const short = onlyRows(comparisonRows([current, replacement]), shortComparisonLabels)
    expect(short.map(({ label }) => label)).toEqual(shortComparisonLabels)
  })
})

it('a vehicle is named by what is known of it', () => {
  expect(vehicleName(vehicleInfo.currentVehicle)).toBe('2021 Honda Accord EX-L')
  expect(vehicleName({ year: null, make: 'Honda', model: 'Fit', trim: null })).toBe('Honda Fit')
  expect(vehicleName({ year: 2021, make: '', model: 'Fit', trim: '' })).toBe('2021 Fit')
  expect(vehicleName({ year: null, make: null, model: null, trim: null })).toBe('')
})
