import { expect, it } from 'vitest'
import { loaded, own, present, quoted, vehicle } from '../../cases/playground'
import { neutralDesking, type DeskingTerms } from '../payment/desking/deskingTerms'
import { withFirstAnswers } from '../payment/playground/playgroundAnswers'
import { openPlayground } from '../payment/playground/playground'
import { disclosedDesking } from './disclosedDesking'
import { workedOutText } from './disclosureTexts'

const desking: DeskingTerms = { ...neutralDesking, salesTaxRate: 7, daysToFirstPayment: 45 }
const financeLender = quoted(407).financeLender

/** A playground of a lease, with or without a loan beside it. */
const leased = (loan: typeof financeLender) =>
  withFirstAnswers(openPlayground({ dealType: 'Lease', dealTypeCode: null }, vehicle(own)), [
    {
      vin: own,
      leaseFinance: { financeLender: loan, leaseLender: financeLender, selectedPayoff: null },
      optionalLeaseFinance: null,
    },
  ])

it.each([
  ['a loan', loaded, true],
  ['a lease with a loan beside it', leased(financeLender), true],
  ['a lease', leased(null), false],
])('the days to the first payment stand under %s: %s', (_name, playground, isSaid) => {
  const said = workedOutText(disclosedDesking(playground, { ...present, desking }))
  expect(said).toContain('Sales tax rate: 7%')
  expect(said.includes('first payment: 45 days')).toBe(isSaid)
  expect(said.includes('Odd days')).toBe(isSaid)
})
