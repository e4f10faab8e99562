import { expect, it } from 'vitest'
import { lenderQuote } from '../../cases/sections'
import { defaultTermOf, quoteFor, quoteKindOf } from './lenderQuote'

const lease = { ...lenderQuote, apr: 2.4 }
const both = { financeLender: lenderQuote, leaseLender: lease, selectedPayoff: null }
const aLease = { dealType: 'ConquestLease', dealTypeCode: null } as const
const aLoan = { dealType: 'Finance', dealTypeCode: null } as const

it('a lease is quoted as a lease, every other deal as a loan [OP-067]', () => {
  expect([quoteKindOf(aLease), quoteKindOf(aLoan)]).toEqual(['lease', 'finance'])
  expect(quoteKindOf({ dealType: null, dealTypeCode: null })).toBe('finance')
})

it('a lease takes the lease lender’s quote, every other deal the finance lender’s', () => {
  expect(quoteFor(both, aLease)).toBe(lease)
  expect(quoteFor(both, aLoan)).toBe(lenderQuote)
  expect(quoteFor(both, null)).toBe(lenderQuote)
})

it('a deal takes the other kind of quote where there is but one, and none where there is none', () => {
  expect(quoteFor({ ...both, leaseLender: null }, aLease)).toBe(lenderQuote)
  expect(quoteFor({ ...both, financeLender: null }, aLoan)).toBe(lease)
  expect(quoteFor({ ...both, financeLender: null, leaseLender: null }, aLoan)).toBeNull()
  expect(quoteFor(null, aLease)).toBeNull()
})

it('the default term is the one that is marked [O-288]', () => {
  expect(defaultTermOf(lenderQuote)?.term).toBe(66)
  expect(defaultTermOf({ ...lenderQuote, payments: [] })).toBeNull()
  expect(defaultTermOf(null)).toBeNull()
})
