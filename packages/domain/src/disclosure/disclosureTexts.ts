/** How the figures of the disclosure come about. */
export const workedOutText =
  'Amount financed and adjusted capitalized cost are Est Selling Price less what the present vehicle brings in and less the down payment. ' +
  'Total of payments is the monthly payment in cents times the term, for a lease with the down payment; finance charge is that total ' +
  'less the amount financed. Due at signing is the down payment and the first monthly payment. ' +
  'Taxes, title, registration and dealer fees are not included.'

/** What a payment that is given to a customer is, and what it is not. */
export const paymentDisclaimer =
  'Payments are estimates for discussion and are not an offer of credit or of a lease. Terms depend on credit approval by the lender, ' +
  'final appraisal of the trade-in and the lender’s payoff on the day of sale. Rebates and rates may end without notice; ' +
  'vehicles are subject to prior sale.'
