import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxedDesking } from '../../../cases/desking'
import { offeredCustomer, stockOffer } from '../../../cases/stockOffers'
import { toCents } from '../../money/money'
import { readPlayground } from '../playground/playgroundAddress'
import { comparisonQuery } from './comparison'
import { printFitSearch, readFitSearch, usualFitSearch, type FitSearch } from './fitAddress'

const full: FitSearch = {
  target: toCents(436_50),
  term: 72,
  downPayment: toCents(1_000_00),
  apr: 4.9,
  solveFor: 'apr',
  desking: taxedDesking,
  filters: {
    text: 'RT4',
    makes: ['Honda', 'Toyota'],
    model: 'CR-V',
    bodyTypes: ['SUV'],
    colors: ['Blue'],
    condition: 'New',
    priceFrom: 20_000,
    priceTo: 40_000,
    yearFrom: 2024,
    yearTo: 2026,
  },
}

describe('the address of what fits', () => {
  it('says all that is asked, and is empty for the usual search', () => {
    expect(readFitSearch(`?${printFitSearch(full)}`)).toEqual(full)
    expect(printFitSearch(usualFitSearch)).toBe('')
    expect(readFitSearch('')).toEqual(usualFitSearch)
  })

  it('counts for nothing where it cannot be read', () => {
    const wrong =
      'payment=-1&term=61&down=x&apr=101&solve=miles&condition=Old&yearFrom=1e9&priceTo=99999999999&makes=,&tax=99&odd=maybe'
    expect(readFitSearch(wrong)).toEqual(usualFitSearch)
    fc.assert(fc.property(fc.string(), (text) => void readFitSearch(text)))
  })
})

describe('the comparison of chosen vehicles', () => {
  const question = { target: null, term: 66, downPayment: toCents(0), apr: null, solveFor: 'price' } as const
  const [accord, civic, crv] = ['1HGCV1F57MA014882', '2HGFE2F50RH521187', '7FARS5H53TE014448'].map((vin) =>
    stockOffer({ vin }),
  )
  const others = [accord, civic, crv].filter((offer) => offer !== undefined)

  it('names them, and hides the replacement where three others are chosen', () => {
    expect(comparisonQuery(others.slice(0, 2), offeredCustomer, question)).toBe(
      'vins=1HGCV1F57MA014882,2HGFE2F50RH521187',
    )
    expect(readPlayground(comparisonQuery(others, offeredCustomer, question))).toMatchObject({
      hideReplacement: true,
      vins: others.map(({ vin }) => vin),
    })
    const own = stockOffer({ isReplacement: true })
    expect(comparisonQuery([own], offeredCustomer, question)).toBe('')
  })

  it('takes the down payment, rate and term along', () => {
    const asked = { ...question, downPayment: toCents(500_00), apr: 4.9, term: 72 }
    const own = stockOffer({ isReplacement: true })
    const link = readPlayground(comparisonQuery([own, ...others.slice(2)], offeredCustomer, asked))
    for (const name of ['own', '7FARS5H53TE014448'])
      expect(link.columns.get(name)).toEqual({
        figures: [
          { field: 'aprValue', at: 0, figure: 4.9 },
          { field: 'downPaymentOptionsEdit', at: 0, figure: 500_00 },
        ],
        downPayment: 500_00,
        isPayoff: null,
        term: 72,
      })
  })

  it('takes the desking terms along that are tried out', () => {
    const tried = { salesTaxRate: 8.875, tradeReducesTax: true }
    const query = comparisonQuery(others.slice(0, 1), offeredCustomer, question, tried)
    expect(readPlayground(query)).toMatchObject({ vins: ['1HGCV1F57MA014882'], deskingEdits: tried })
  })
})
