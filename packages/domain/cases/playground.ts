import { currentVehicle, dealInformation, leaseFinance, replacementVehicle } from './sections'
import { toCents } from '../src/money/money'
import type { LeaseFinance } from '../src/opportunity/sections'
import { openPlayground, shownVehicles, type Playground } from '../src/payment/playground/playground'
import { withFirstAnswers } from '../src/payment/playground/playgroundAnswers'

/** A finance deal. */
export const deal = { dealType: 'Finance', dealTypeCode: null } as const

/** The new hybrid with another VIN. */
export const vehicle = (vin: string | null) => ({ ...replacementVehicle, vin })

/** The VIN of the opportunity's own replacement. */
export const own = 'JTMRWRFV8TD209174'

/** A playground as it opens, before anything is computed. */
export const opened = openPlayground(deal, vehicle(own))

/** The sections that a computation needs beside it. */
export const present = { currentVehicle, dealInformation }

/** The VINs of the replacement columns, in order. */
export const vins = (playground: Playground) => shownVehicles(playground).map(({ vin }) => vin)

/** A quote of one term and one down payment. */
export const quoted = (dollars: number, apr = 3.9): LeaseFinance => ({
  ...leaseFinance,
  financeLender: {
    payments: [{ term: 60, isDefault: true, monthlyPayments: [toCents(dollars * 100)] }],
    currentPayment: null,
    downPayments: [toCents(0)],
    defaultPayoff: null,
    paymentPayoff: null,
    apr,
    residuals: null,
  },
})

/** The first answer: Payoff asks for less. */
export const first = { vin: own, leaseFinance: quoted(407), optionalLeaseFinance: quoted(390, 4.4) }

/** The playground with its first answer. */
export const loaded = withFirstAnswers(opened, [first])

/** The column of a VIN that is shown. */
export const column = (playground: Playground, vin = own) => {
  const found = shownVehicles(playground).find((one) => one.vin === vin)
  if (found === undefined) throw new Error(`${vin} is not shown`)
  return found
}
