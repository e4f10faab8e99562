import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentVehicle, dealInformation } from '../../cases/sections'
import { dealTypes } from '../deal/dealTypes'
import { toCents } from '../money/money'
import { conquestFailedText, conquestSavedText, type Conquest } from './conquest'
import {
  chooseLender,
  conquestDraft,
  conquestOf,
  isConquestDirty,
  isFigureDisabled,
  validateConquest,
  type ConquestDraft,
} from './conquestEdit'
import { figureFields } from './conquestFigures'

const conquest: Conquest = {
  dealType: 'ConquestFinance',
  condition: 'Used',
  term: 72,
  annualLeaseMiles: 12_000,
  paymentsLeft: 39,
  payment: toCents(436_50),
  paymentDay: 15,
  rate: 4.9,
  payoff: toCents(15_869_00),
  paidOff: false,
  price: toCents(31_250_00),
  lenderCode: 'LCU',
  lenderName: 'Lakeside Credit Union',
}
const baseline = conquestDraft(conquest)
const context = {
  deal: { dealType: 'Conquest', dealTypeCode: 'ConquestFinance' },
  lenders: [
    { lenderCode: 'TFS', lenderName: 'Toyota Financial Services' },
    { lenderCode: 'HFS', lenderName: 'Honda Financial Services' },
  ],
  savedLender: { lenderCode: 'LCU', lenderName: 'Lakeside Credit Union' },
} as const
const wrongs = (change: Partial<ConquestDraft>, within: Parameters<typeof validateConquest>[1] = context) => {
  const checked = validateConquest({ ...baseline, ...change }, within)
  return E.isLeft(checked) ? checked.left.map(({ field, message }) => `${field}: ${message}`) : []
}
const empty: ConquestDraft = conquestDraft({
  dealType: null,
  condition: null,
  term: null,
  annualLeaseMiles: null,
  paymentsLeft: null,
  payment: null,
  paymentDay: null,
  rate: null,
  payoff: null,
  paidOff: null,
  price: null,
  lenderCode: null,
  lenderName: null,
})

describe('the conquest edit', () => {
  it('has thirteen fields, figures as they are typed [O-241]', () => {
    expect(baseline).toEqual({
      dealType: 'ConquestFinance',
      condition: 'Used',
      term: '72',
      annualLeaseMiles: '12000',
      paymentsLeft: '39',
      payment: '436.50',
      paymentDay: '15',
      rate: '4.9',
      payoff: '15869',
      paidOff: false,
      price: '31250',
      lenderCode: 'LCU',
      lenderName: 'Lakeside Credit Union',
    })
  })

  it('opens with what the page shows, an edited payment before the other', () => {
    const deal = { ...dealInformation, dealType: 'Conquest', dealTypeCode: 'ConquestLease' } as const
    expect(conquestOf(deal, currentVehicle)).toEqual({
      ...conquest,
      dealType: 'ConquestLease',
      annualLeaseMiles: null,
      payment: toCents(436_00),
    })
    const edited = { ...deal, dealTypeCode: null, paymentAmtEdited: toCents(1_00) }
    expect(conquestOf(edited, currentVehicle)).toMatchObject({ dealType: 'Conquest', payment: 100 })
    expect(conquestOf(dealInformation, currentVehicle).dealType).toBeNull()
  })

  it('saves what it opened with, known or not [O-242] [OP-065]', () => {
    expect(validateConquest(baseline, context)).toEqual(E.right(conquest))
    expect(E.isRight(validateConquest(empty, context))).toBe(true)
    expect(validateConquest(empty, context)).toMatchObject({
      right: { term: null, payment: null, rate: null },
    })
  })

  it('says of each field what it takes, and everything at once [O-242] [OP-065]', () => {
    const texts = Object.fromEntries(figureFields.map((field) => [field, '-1']))
    expect(wrongs(texts)).toEqual([
      'term: A whole number of at most 2 digits is needed.',
      'annualLeaseMiles: A whole number is needed.',
      'paymentsLeft: A whole number of at most 2 digits is needed.',
      'payment: A positive number with at most 2 decimals is needed.',
      'paymentDay: A day from 1 to 31 is needed.',
      'rate: A positive number with at most 2 decimals is needed.',
      'payoff: A positive number with at most 2 decimals is needed.',
      'price: A positive number with at most 2 decimals is needed.',
    ])
  })

  it('is for conquest deals only [O-241]', () => {
    const editable = dealTypes.filter(
      (dealType) => wrongs({}, { ...context, deal: { dealType, dealTypeCode: null } }).length === 0,
    )
    expect(editable).toEqual(['Conquest', 'ConquestCash', 'ConquestFinance', 'ConquestLease'])
    expect(wrongs({}, { ...context, deal: dealInformation })).toEqual([
      'dealType: The deal is no conquest deal.',
    ])
  })

  it('takes a lender of the store, the one on file, or none', () => {
    const [tfs] = context.lenders
    expect(chooseLender(baseline, tfs)).toMatchObject(tfs)
    expect(chooseLender(baseline, null)).toMatchObject({ lenderCode: null, lenderName: null })
    expect(wrongs(chooseLender(baseline, tfs))).toEqual([])
    expect(wrongs({ lenderCode: null })).toEqual([])
    expect(wrongs({ lenderCode: 'XXX' })).toEqual(['lenderCode: The lender is not one of the store.'])
  })

  it('neither judges nor saves what a paid-off vehicle does not have [OP-065]', () => {
    const paid = { ...baseline, paidOff: true, payment: 'x', paymentsLeft: 'x', payoff: 'x' }
    expect(figureFields.filter((field) => isFigureDisabled(field, paid))).toEqual([
      'paymentsLeft',
      'payment',
      'payoff',
    ])
    expect(figureFields.filter((field) => isFigureDisabled(field, baseline))).toEqual([])
    expect(isFigureDisabled('payment', { paidOff: null })).toBe(false)
    expect(validateConquest(paid, context)).toEqual(
      E.right({ ...conquest, paidOff: true, payment: null, paymentsLeft: null, payoff: null }),
    )
  })

  it('judges every text, and saves what it takes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...figureFields), fc.string(), (field, text) => {
        expect(wrongs({ [field]: text }).length === 0).toBe(
          E.isRight(validateConquest({ ...baseline, [field]: text }, context)),
        )
      }),
    )
  })
})

describe('the conquest edit is dirty', () => {
  it.each(figureFields)('when %s differs, and not when it is restored [O-243]', (field) => {
    expect(isConquestDirty({ ...baseline, [field]: '7' }, baseline)).toBe(true)
    expect(isConquestDirty({ ...baseline, [field]: 'x' }, baseline)).toBe(true)
    expect(isConquestDirty({ ...baseline, [field]: '' }, baseline)).toBe(true)
    expect(isConquestDirty({ ...baseline, [field]: ` ${baseline[field]} ` }, baseline)).toBe(false)
  })

  it.each([
    { dealType: 'ConquestCash' },
    { condition: 'New' },
    { paidOff: true },
    { lenderCode: 'TFS' },
    { lenderName: 'Another' },
  ] as const)('with %j [O-243]', (change) => {
    expect(isConquestDirty({ ...baseline, ...change }, baseline)).toBe(true)
  })

  it('not when a figure is only written otherwise [O-243]', () => {
    expect(isConquestDirty({ ...baseline, payment: '436.5', payoff: '15869.00' }, baseline)).toBe(false)
    expect(isConquestDirty({ ...baseline, term: ' x ' }, { ...baseline, term: 'x' })).toBe(false)
  })
})

it('the texts of saving are fixed', () => {
  expect([conquestSavedText, conquestFailedText]).toEqual([
    'Success Saving Conquest Info',
    'Failed Saving Conquest Info',
  ])
})
