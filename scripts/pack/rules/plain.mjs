import { utc } from '@retain/domain/calendar/storeOffset'
import { formatDollars } from '@retain/domain/money/format'
import { toCents } from '@retain/domain/money/money'
import { balanceAfter } from '@retain/domain/payment/loan'
import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import { searchFields } from '@retain/domain/work-log/filters/searchFields'
import { validateFilters } from '@retain/domain/work-log/filters/validateFilters'

const left = balanceAfter({ amount: toCents(28_000_00), annualRate: 6.5, term: 60 }, 24)
const filters = { apr: { from: '6.9', to: '4.5' }, oppStatus: ['All In Process'] }
const checked = validateFilters(equityLogFilters, filters, { today: '2026-11-21' })
console.log(
  [
    formatDollars(left),
    searchFields(equityLogFilters, { oppStatus: ['All In Process'] }, utc).oppStatus,
    checked._tag === 'Left'
      ? checked.left.map(({ field, message }) => `${field}: ${message}`).join()
      : 'right',
  ].join(' | '),
)
