import { utc } from '@retain/domain/calendar/storeOffset'
import { formatDollars } from '@retain/domain/money/format'
import { toCents, type Cents } from '@retain/domain/money/money'
import { balanceAfter, type Loan } from '@retain/domain/payment/loan'
import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import { searchFields } from '@retain/domain/work-log/filters/searchFields'
import { validateFilters } from '@retain/domain/work-log/filters/validateFilters'

const loan: Loan = { amount: toCents(28_000_00), annualRate: 6.5, term: 60 }
const left: Cents = balanceAfter(loan, 24)
const filters = { apr: { from: '6.9', to: '4.5' }, oppStatus: ['All In Process'] }
const checked = validateFilters(equityLogFilters, filters, { today: '2026-11-21' })

/** The same words as plain.mjs prints. */
export const said = [
  formatDollars(left),
  searchFields(equityLogFilters, { oppStatus: ['All In Process'] }, utc)['oppStatus'],
  checked._tag === 'Left' ? checked.left.map(({ field, message }) => `${field}: ${message}`).join() : 'right',
].join(' | ')
