import type { DealType } from '@retain/domain/deal/dealTypes'
import type { StatusCode } from '@retain/domain/opportunity/status/statuses'
import { customerName } from '@retain/domain/work-log/rows/cells/customerCell'
import type { LogRow, RoStatus } from '@retain/domain/work-log/rows/logRow'
import { statusCell, type StatusCell } from '@retain/domain/work-log/rows/cells/statusCell'
import type { Sections } from './useSections'

/** What the head of the page shows of an opportunity; what is not loaded is empty. */
export interface OpportunityFacts {
  readonly name: string
  readonly status: StatusCell | null
  readonly dealType: DealType | null
  readonly roStatus: RoStatus | null
  readonly roTagNumber: string | null
  readonly owner: string | null
}

/** The loaded sections of an opportunity that its head shows. */
interface HeadSections {
  /** Of the opportunity, else of what is known besides. */
  readonly statusCode: StatusCode | undefined
  readonly frame: Sections['frame']['data']
  readonly deal: Sections['deal']['data']
  readonly lastRo: Sections['lastRo']['data']
}

/**
 * The head from the loaded sections, and until then from the row of the list that the opportunity was opened
 * from: so the page has its name before anything is loaded.
 */
export function opportunityFacts(
  { statusCode, frame, deal, lastRo }: HeadSections,
  row: LogRow | undefined,
): OpportunityFacts {
  const known = frame ?? row
  return {
    name: frame?.customerName ?? (row === undefined ? '' : customerName(row)),
    status:
      statusCode === undefined
        ? null
        : statusCell({
            status: statusCode,
            compassStatus: known?.compassStatus ?? null,
            compassStatusDescription: known?.compassStatusDescription ?? null,
          }),
    dealType: deal === undefined ? (row?.dealType ?? null) : deal.dealType,
    roStatus: lastRo === undefined ? (row?.roStatus ?? null) : lastRo.roStatus,
    roTagNumber: lastRo?.roTagNumber ?? null,
    owner: known?.opptOwnerName ?? null,
  }
}
