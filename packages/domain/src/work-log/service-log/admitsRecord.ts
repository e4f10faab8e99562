import { splitList } from '../../text/commaList'
import { cleanChoices } from '../filters/choices'
import { allId } from '../filters/filterOption'
import type { LogRow } from '../rows/logRow'
import { serviceMoment } from '../rows/serviceMoment'

/**
 * Which records a search of the Service Log asks for. Absent and empty criteria filter nothing (api.md 1.2,
 * absent values).
 */
export interface ServiceLogCriteria {
  readonly hyperionId: string
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly dealType?: string | undefined
  readonly roStatus?: string | undefined
  readonly flgOpptAssocName?: string | undefined
}

/** Whether a comma-joined list of a request names one of the values, or is ALL or empty. */
export function isChosen(list: string, values: readonly (string | null)[]): boolean {
  const chosen = cleanChoices(splitList(list))
  return (
    chosen.length === 0 ||
    chosen.includes(allId) ||
    values.some((value) => chosen.some((one) => one === value))
  )
}

/**
 * Whether a service record of the live channel belongs to the list that a request asks for: it lies within the dates and
 * matches Deal Type, RO Status and Flagged, and it is of the own store or has only an appointment (L-166 to L-169, L-515,
 * L-519, L-520). The server compiles the same filters to SQL.
 *
 * @example admitsRecord({ ...record, roStatus: 'Scheduled' }, { ...request, roStatus: 'Open' }) // false
 */
export function admitsRecord(record: LogRow, request: ServiceLogCriteria): boolean {
  const moment = serviceMoment(record)
  if (moment === null) return false
  const { from = '', to = '', dealType = '', roStatus = '', flgOpptAssocName = '', hyperionId } = request
  const isOnlyAppointment = record.roDateTime === null
  return (
    from <= moment &&
    (to === '' || moment <= to) &&
    isChosen(dealType, [record.dealType, record.dealTypeCode]) &&
    isChosen(roStatus, [record.roStatus]) &&
    isChosen(flgOpptAssocName, splitList(record.flaggedUser ?? '')) &&
    (record.serviceStoreHyperionId === hyperionId || isOnlyAppointment)
  )
}
