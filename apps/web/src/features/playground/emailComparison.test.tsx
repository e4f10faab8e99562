import { emptyEmail } from '@retain/domain/activity/email/emailDraft'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { paymentDisclaimer } from '@retain/domain/disclosure/disclosureTexts'
import { printDraftName } from '@retain/domain/opportunity/keptDraft'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keptDrafts } from '../../core/browser/keptDrafts'
import { wireDeal, wireReplacement, wireVehicle } from '../../testing/opportunityFixtures'
import { renderApp } from '../../testing/renderApp'

const own = 'JTMRWRFV8TD209174'
/** What is financed is $24,119: the price of $32,600 less the equity of $8,481. */
const loan = {
  payments: [{ term: 66, isDefault: true, monthlyPayments: [406.62] }],
  currentPayment: 436,
  downPayments: [0],
  defaultPayoff: 15869,
  paymentPayoff: -17004,
  apr: 3.9,
  residuals: null,
}
const answers = {
  getDealInfo: () => wireDeal({ dealType: 'Finance' }),
  getVehicleInfo: () => ({
    currentVehicle: wireVehicle(),
    replacementVehicle: wireReplacement({ vin: own, downPaymentOptions: [0] }),
  }),
  computeLeaseFinance: () => [
    {
      vin: own,
      leaseFinance: { financeLender: loan, leaseLender: null, selectedPayoff: 15869 },
      optionalLeaseFinance: null,
    },
  ],
}

const path = '/app/opportunity/1000001/playground'
const subject = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Subject' })
const body = () => screen.findByRole('textbox', { name: 'Email text' })

async function openAndEmail() {
  const app = renderApp({ path, answers })
  const button = await screen.findByRole('button', { name: 'Email' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await waitFor(() => expect(button).toBeEnabled())
  await app.user.click(button)
  return app
}

it('a comparison is written into the email of its customer, with the disclosure of the print', async () => {
  const { user } = await openAndEmail()
  await waitFor(async () =>
    expect(await subject()).toHaveValue(
      '2026 Toyota RAV4 XLE Hybrid: your comparison from Harborview Motors',
    ),
  )
  const text = await body()
  await waitFor(() => expect(text).toHaveTextContent('Monthly payment: $406.62'))
  expect(text).toHaveTextContent('Amount financed: $24,119.00')
  expect(text).toHaveTextContent('Total of payments: $26,836.92')
  expect(text).toHaveTextContent(paymentDisclaimer.replace(/\s+/g, ' '))
  expect(screen.getByRole('tab', { name: 'Email' })).toHaveAttribute('aria-selected', 'true')
  // It counts as typed, and can be changed.
  await user.type(await subject(), '!')
  expect(await subject()).toHaveValue('2026 Toyota RAV4 XLE Hybrid: your comparison from Harborview Motors!')
})

it('an email that is not sent yet is kept, and the comparison waits', async () => {
  const onFile = { email: 'hana.c@example.com', nddEmail: null }
  keptDrafts.write(
    printDraftName({ userName: 'ann.lee', form: 'email', recordId: '1000001' }),
    {
      draft: { ...emptyEmail('1000001', onFile), subject: 'Friday', template: '<p>Shall we meet?</p>' },
      idempotencyKey: 'email-1',
      keptAt: instantFromEpoch(Date.now()),
    },
    null,
  )
  const { user } = await openAndEmail()
  expect(await subject()).toHaveValue('Friday')
  await user.click(await screen.findByRole('button', { name: 'Use the comparison' }))
  await waitFor(async () =>
    expect(await subject()).toHaveValue(
      '2026 Toyota RAV4 XLE Hybrid: your comparison from Harborview Motors',
    ),
  )
  expect(screen.queryByRole('button', { name: 'Use the comparison' })).not.toBeInTheDocument()
})
