import { describe, expect, it } from 'vitest'
import { taxedDesking } from '../../cases/desking'
import { neutralDesking } from '../payment/desking/deskingTerms'
import type { PlaygroundColumn } from '../payment/playground/playgroundColumns'
import { cleanEmailBody } from '../activity/email/cleanEmailBody'
import { comparisonEmail, type Comparison } from './comparisonEmail'
import { paymentDisclaimer, workedOutText } from './disclosureTexts'

const noGrid: PlaygroundColumn['grid'] = { downPayments: [], selected: -1, rows: [] }

const column = (kind: PlaygroundColumn['kind'], title: string): PlaygroundColumn => ({
  kind,
  vin: title,
  title,
  headline: { payment: '$407', difference: '$29 less than now', tone: 'good' },
  caption: '66 months',
  grid: noGrid,
  loan: noGrid,
})

const comparison: Comparison = {
  print: { columns: [column('current', '2021 Honda Accord'), column('replacement', '2026 Toyota <RAV4>')] },
  disclosure: [
    { label: 'APR', values: ['4.2%', '3.9%'] },
    { label: 'Amount financed', values: ['', '$24,119.00'] },
    { label: 'Monthly payment', values: ['$436.00', '$406.62'] },
  ],
  desking: neutralDesking,
  storeName: 'Lakeside Motors',
  preparedBy: 'Jordan Mills',
}

describe('the email of a comparison', () => {
  it('says of each vehicle what the disclosure of the print says, and escapes it', () => {
    const { template } = comparisonEmail(comparison)
    expect(template).toContain(
      '<p><strong>2021 Honda Accord</strong> (Current)</p><ul><li>APR: 4.2%</li><li>Monthly payment: $436.00</li></ul>',
    )
    expect(template).toContain(
      '<p><strong>2026 Toyota &lt;RAV4&gt;</strong> (Replacement)</p><ul><li>APR: 3.9%</li><li>Amount financed: $24,119.00</li><li>Monthly payment: $406.62</li></ul>',
    )
  })

  it('has the worked-out text and the disclaimer of the print, with the desking terms in force', () => {
    const { template } = comparisonEmail({ ...comparison, desking: taxedDesking })
    expect(template).toContain(workedOutText(taxedDesking).slice(0, 60))
    expect(template).not.toContain('Taxes, title, registration and dealer fees are not included.')
    expect(template).toContain(paymentDisclaimer.slice(0, 60))
    expect(comparisonEmail(comparison).template).toContain(
      'Taxes, title, registration and dealer fees are not included.',
    )
  })

  it('names the first vehicle in its subject, and how many more', () => {
    const of = (...columns: readonly PlaygroundColumn[]) =>
      comparisonEmail({ ...comparison, print: { columns } }).subject
    const current = column('current', 'Accord')
    expect(of(current, column('replacement', 'RAV4'))).toBe('RAV4: your comparison from Lakeside Motors')
    expect(of(current, column('replacement', 'RAV4'), column('added', 'CR-V'))).toBe(
      'RAV4 and 1 more: your comparison from Lakeside Motors',
    )
    expect(of(current)).toBe('your comparison from Lakeside Motors')
  })

  it('is sent as it is written', () => {
    const { template } = comparisonEmail(comparison)
    expect(cleanEmailBody(template)).toBe(template)
  })
})
