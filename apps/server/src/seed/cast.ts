import type { DealType } from '@retain/domain/deal/dealTypes'
import type { StatusCode } from '@retain/domain/opportunity/status/statuses'
import type { PhonesOnFile } from './customer'
import type { VisitKind } from './service'

/** What the script asks of a row; everything else is left to chance. */
export interface Part {
  readonly status?: StatusCode
  readonly deal?: DealType
  readonly leaseEnded?: true
  readonly visit?: VisitKind
  readonly score?: number | null
  readonly isUsed?: true
  /** Locked, by which of the store's people. */
  readonly lockedBy?: 'salesperson' | 'manager'
  readonly isOrphan?: true
  readonly isCollecting?: true
  readonly hasCompass?: true
  readonly longName?: true
  readonly hasRecall?: true
  readonly wasReplaced?: true
  readonly phones?: PhonesOnFile
  /** Somebody else brought the vehicle to service. */
  readonly isBroughtByOther?: true
}

/** The first rows of every store play one part each, so that even the smallest store shows every state. */
const script: readonly Part[] = [
  { status: 'NEW', deal: 'Finance' },
  { status: 'IPCM', deal: 'Finance', hasCompass: true },
  { status: 'IPCNM', deal: 'Lease' },
  {}, // an email thread
  { status: 'DNC', deal: 'Finance' },
  { status: 'NPL', deal: 'Finance' },
  { status: 'LEADPEND', deal: 'Lease', hasCompass: true },
  { status: 'LEADSENT', deal: 'Finance', hasCompass: true },
  { status: 'LEADCREATED', deal: 'Finance', hasCompass: true },
  { status: 'LEAM', deal: 'Lease', leaseEnded: true },
  { status: 'NLO', deal: 'Cash' },
  { status: 'NOI', deal: 'Lease' },
  { status: 'REACTIVATED', deal: 'Finance' },
  { deal: 'Cash' },
  { deal: 'Conquest' },
  {}, // an email thread
  { lockedBy: 'manager', deal: 'Finance' }, // its customer has the next row too
  { deal: 'Lease' },
  { deal: 'ConquestCash' },
  { deal: 'ConquestFinance' },
  { deal: 'ConquestLease' },
  { deal: 'Purchase' },
  { deal: 'Candidate', visit: 'scan', status: 'NEW' },
  { lockedBy: 'salesperson' },
  { isOrphan: true, deal: 'Finance' },
  { isCollecting: true },
  { visit: 'open' },
  {}, // an email thread
  { visit: 'scheduled' },
  { visit: 'closed' },
  { score: null },
  { score: 0 },
  { score: 1 },
  { score: 10 },
  { score: 11 },
  { isUsed: true, deal: 'Finance' },
  { isUsed: true, deal: 'Cash' },
  { longName: true },
  { hasRecall: true },
  {}, // an email thread
  { wasReplaced: true, status: 'NEW' },
  { status: 'NEW', deal: 'Finance', phones: 'none' },
  { status: 'IPCNM', deal: 'Lease', phones: 'all' },
  { visit: 'closed', isBroughtByOther: true },
]

/** The part of a row of a store. */
export const partOf = (index: number): Part => script[index] ?? {}

const pairSpacing = 40
const secondOfPair = 17

/** Whether the customer of this row, who has the next one too, had many vehicles before, also from another store of the group. */
export const hasLongPast = (index: number): boolean => sharesCustomer(index + 1)

/** Whether the customer of this row is the one of the row before: the household has two vehicles. */
export const sharesCustomer = (index: number): boolean => index % pairSpacing === secondOfPair
