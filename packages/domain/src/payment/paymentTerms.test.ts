import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paymentTerms, quoteKinds, termMark, termsWith, usualDefaultTerms } from './paymentTerms'

it('terms are 24 to 72 months in steps of six [O-287]', () => {
  expect(paymentTerms).toEqual([24, 30, 36, 42, 48, 54, 60, 66, 72])
  expect(paymentTerms.every((term, at) => term === 24 + 6 * at)).toBe(true)
})

it('a lender without a term of its own takes 60 months for a loan, 36 for a lease [OP-084]', () => {
  expect(quoteKinds.map((kind) => usualDefaultTerms[kind])).toEqual([60, 36])
})

it('a lender’s own term stands in its place, once', () => {
  expect(termsWith(63)).toEqual([24, 30, 36, 42, 48, 54, 60, 63, 66, 72])
  expect(termsWith(60)).toEqual(paymentTerms)
  expect(termsWith(12)[0]).toBe(12)
  expect(termsWith(84).at(-1)).toBe(84)
})

it('the default term and its neighbours are marked [OP-084]', () => {
  const marks = (defaultTerm: number) => {
    const terms = paymentTerms.map((term) => ({ isDefault: term === defaultTerm }))
    return terms.map((_, at) => termMark(terms, at))
  }
  expect(marks(66)).toEqual([...Array<string>(6).fill('none'), 'neighbour', 'default', 'neighbour'])
  expect(marks(24)).toEqual(['default', 'neighbour', ...Array<string>(7).fill('none')])
  expect(marks(72).slice(-3)).toEqual(['none', 'neighbour', 'default'])
  expect(marks(1)).toEqual(Array<string>(9).fill('none'))
})

it('exactly the default terms are marked as such', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (defaults) => {
      const terms = defaults.map((isDefault) => ({ isDefault }))
      expect(terms.map((_, at) => termMark(terms, at) === 'default')).toEqual(defaults)
    }),
  )
})
