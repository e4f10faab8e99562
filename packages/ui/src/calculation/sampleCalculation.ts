import type { CalculationProps } from './Calculation'

const exact = { label: 'exact', tone: 'line' } as const
const estimate = { label: 'estimate', tone: 'warn' } as const
const entry = { label: 'your entry', tone: 'info' } as const

/** What the difference between two payments comes from, for stories. */
export const difference: CalculationProps = {
  title: 'Difference',
  amount: '-$29',
  tone: 'good',
  sentence: 'What the RAV4 would cost a month, less what is paid now.',
  steps: [
    {
      heading: '',
      lines: [
        { sign: '', label: 'New payment, 66 months', amount: '$407.00' },
        { sign: '−', label: 'Monthly Payments', amount: '$436.00' },
      ],
      result: { label: 'Difference', amount: '-$29.00' },
      note: 'Both in whole dollars, as they are shown: $406.62 and $436.00.',
    },
    {
      heading: 'Where the new payment comes from',
      lines: [
        { sign: '', label: 'Amount financed', amount: '$24,119.00' },
        { sign: '', label: '66 equal payments at 3.9% a year', amount: '' },
      ],
      result: { label: 'New payment, 66 months', amount: '$406.62' },
      note: 'Rounded to the cent, halves up.',
    },
  ],
  inputs: [
    { label: 'Vehicle Value', value: '$24,350.00', source: 'Black Book value, average', badge: estimate },
    { label: 'Est Selling Price', value: '$32,600.00', source: 'On file $33,100, not saved', badge: entry },
    { label: 'APR', value: '3.9%', source: 'The rate that is quoted', badge: exact },
  ],
}
