import type { DealType } from '@retain/domain/deal/dealTypes'
import type { StatusCode } from '@retain/domain/opportunity/status/statuses'
import { customerName } from '@retain/domain/work-log/rows/cells/customerCell'
import type { LogRow, RoStatus } from '@retain/domain/work-log/rows/logRow'
import { statusCell, type StatusCell } from '@retain/domain/work-log/rows/cells/statusCell'
import type { Sections } from './useSections'

/** What the head of the page shows of an opportunity; what is not loaded is empty. */
export interface OpportunityFacts {
  readonly name: string
  readonly statusCode: StatusCode | undefined
  readonly status: StatusCell | null
  readonly dealType: DealType | null
  readonly roStatus: RoStatus | null
  readonly roTagNumber: string | null
  readonly owner: string | null
}

/**
 * The head from the loaded sections, and until then from the row of the list that the opportunity was opened
 * from: so the page has its name before anything is loaded.
 */
export function opportunityFacts(
  { frame, opportunity, deal, lastRo }: Pick<Sections, 'frame' | 'opportunity' | 'deal' | 'lastRo'>,
  row: LogRow | undefined,
): OpportunityFacts {
  const known = frame.data ?? row
  const statusCode = opportunity.data?.statusCode ?? known?.statusCode
  return {
    name: frame.data?.customerName ?? (row === undefined ? '' : customerName(row)),
    statusCode,
    status:
      statusCode === undefined
        ? null
        : statusCell({
            status: statusCode,
            compassStatus: known?.compassStatus ?? null,
            compassStatusDescription: known?.compassStatusDescription ?? null,
          }),
    dealType: deal.data === undefined ? (row?.dealType ?? null) : deal.data.dealType,
    roStatus: lastRo.data === undefined ? (row?.roStatus ?? null) : lastRo.data.roStatus,
    roTagNumber: lastRo.data?.roTagNumber ?? null,
    owner: known?.opptOwnerName ?? null,
  }
}
