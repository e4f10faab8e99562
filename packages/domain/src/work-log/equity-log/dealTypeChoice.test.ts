import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dealTypes } from '../../deal/dealTypes'
import {
  dealTypeRequest,
  joinDealTypes,
  matchesDealTypes,
  offeredDealTypes,
  splitDealTypes,
} from './dealTypeChoice'

describe('the chosen deal types', () => {
  it.each([
    [['Lease', 'ConquestFinance'], ['Lease', 'Conquest'], ['ConquestFinance']],
    [['ConquestFinance', 'ConquestLease'], ['Conquest'], ['ConquestFinance', 'ConquestLease']],
    [['Conquest'], ['Conquest'], []],
    [['Conquest', 'ConquestCash'], ['Conquest'], []],
    [['ConquestCash', 'Lease', 'Conquest'], ['Conquest', 'Lease'], []],
    [['Finance', 'Cash', 'Finance'], ['Finance', 'Cash'], []],
    [['Candidate', 'Purchase'], ['Candidate', 'Purchase'], []],
    [['ALL'], ['ALL'], []],
    [[], [], []],
  ])('%j are split into types %j and codes %j [L-139] [L-142] [L-505] [L-506]', (chosen, dealType, code) => {
    expect(splitDealTypes(chosen)).toEqual({ dealType, dealTypeCode: code })
  })

  it('hold no value twice after the split [L-140]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...dealTypes)), (chosen) => {
        const { dealType, dealTypeCode } = splitDealTypes(chosen)
        for (const list of [dealType, dealTypeCode]) expect(new Set(list).size).toBe(list.length)
      }),
    )
  })

  it.each([
    [['Lease', 'Conquest'], ['ConquestFinance'], 'Lease ConquestFinance'],
    [['Conquest'], ['ConquestCash', 'ConquestLease'], 'ConquestCash ConquestLease'],
    [['Conquest', 'Cash'], [], 'Conquest Cash'],
    [['Conquest'], ['Barter'], 'Conquest Barter'],
    [[], ['ConquestCash'], 'ConquestCash'],
    [[], [], ''],
  ])('of the types %j and the codes %j were %s', (dealType, dealTypeCode, chosen) => {
    expect(joinDealTypes(dealType, dealTypeCode).join(' ')).toBe(chosen)
  })

  it('are split again as they were, once joined', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...dealTypes)), (chosen) => {
        const { dealType, dealTypeCode } = splitDealTypes(chosen)
        const again = splitDealTypes(joinDealTypes(dealType, dealTypeCode))
        expect(again.dealType.toSorted()).toEqual(dealType.toSorted())
        expect(again.dealTypeCode).toEqual(dealTypeCode)
      }),
    )
  })

  it('find no fewer deals with one more [L-506]', () => {
    const anyType = fc.constantFrom(...dealTypes)
    const anyDeal = fc.record({ dealType: fc.option(anyType), dealTypeCode: fc.option(anyType) })
    fc.assert(
      fc.property(fc.array(anyType, { minLength: 1 }), anyType, anyDeal, (chosen, further, deal) => {
        if (matchesDealTypes(splitDealTypes(chosen), deal))
          expect(matchesDealTypes(splitDealTypes([...chosen, further]), deal)).toBe(true)
      }),
    )
  })

  it('are sent comma-joined, the codes only where there are any', () => {
    expect(dealTypeRequest(['Lease', 'ConquestCash', 'ConquestFinance'])).toEqual({
      dealType: 'Lease,Conquest',
      dealTypeCode: 'ConquestCash,ConquestFinance',
    })
    expect(dealTypeRequest(['Conquest'])).toEqual({ dealType: 'Conquest' })
  })

  it('of the Equity Log are seven', () => {
    expect(offeredDealTypes).toEqual([
      'Finance',
      'Lease',
      'Cash',
      'Conquest',
      'ConquestCash',
      'ConquestFinance',
      'ConquestLease',
    ])
  })
})

describe('a deal', () => {
  const deal = (dealType: string | null, dealTypeCode: string | null = null) => ({ dealType, dealTypeCode })

  it.each([
    [['Lease', 'ConquestFinance'], deal('Lease'), true],
    [['Lease', 'ConquestFinance'], deal('Lease', 'Cash'), true],
    [['Lease', 'ConquestFinance'], deal('Conquest', 'ConquestFinance'), true],
    [['Lease', 'ConquestFinance'], deal('Conquest', 'ConquestLease'), false],
    [['Lease', 'ConquestFinance'], deal('Conquest'), false],
    [['Lease', 'ConquestFinance'], deal('Finance'), false],
    [['Conquest'], deal('Conquest', 'ConquestLease'), true],
    [['Conquest'], deal('Conquest'), true],
    [['Conquest'], deal('ConquestCash'), true],
    [['ConquestCash', 'Conquest'], deal('Conquest', 'ConquestLease'), true],
    [['ConquestCash'], deal('ConquestCash'), true],
    [['ConquestLease'], deal('ConquestCash'), false],
    [['Lease'], deal('ConquestLease'), false],
    [['Lease'], deal(null), false],
    [[], deal(null), true],
    [['ALL'], deal('Cash'), true],
  ])('of %j is asked for: %j is %s', (chosen, row, isMatch) => {
    expect(matchesDealTypes(splitDealTypes(chosen), row)).toBe(isMatch)
  })
})
