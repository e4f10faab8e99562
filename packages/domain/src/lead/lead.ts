import { isClosedStatus } from '../opportunity/status/statusGroups'
import type { StatusCode } from '../opportunity/status/statuses'

/** A lead that was made of an opportunity (O-259). `eleadId` is `null` of a compass lead (OP-076). */
export interface Lead {
  readonly leadId: string
  readonly opptId: string
  readonly hyperionId: string
  readonly eleadId: string | null
}

/** The two systems that take leads as services, and tell what became of them. */
export const leadServices = ['compass', 'elead'] as const
export type LeadService = (typeof leadServices)[number]

/** How a store's leads go out: to a service, or as ADF to an address of the store, from where nothing comes back. */
export const leadSystems = [...leadServices, 'adf'] as const
export type LeadSystem = (typeof leadSystems)[number]

/** Somebody to whom an elead can be assigned (api.md 2.10 listEleadSalespersons). */
export interface EleadSalesperson {
  readonly salespersonId: string
  readonly givenName: string
  readonly familyName: string
}

/** The system that a store uses: elead where that lists anybody of the store, compass everywhere else (OP-072). */
export const leadSystemOf = (salespersons: readonly EleadSalesperson[]): LeadSystem =>
  salespersons.length > 0 ? 'elead' : 'compass'

/** A lead that was sent to compass or as ADF, or returned by elead, whose id is stored as both (OP-076). */
export const leadOf = (
  system: LeadSystem,
  { leadId, opptId, hyperionId }: Pick<Lead, 'leadId' | 'opptId' | 'hyperionId'>,
): Lead => ({ leadId, opptId, hyperionId, eleadId: system === 'elead' ? leadId : null })

/** What happens to a lead, in any system. */
export const leadEvents = ['pending', 'sent', 'created', 'noSale'] as const
export type LeadEvent = (typeof leadEvents)[number]

/** From which statuses an event can come, and to which it leads (OP-074, OP-075, OP-009). */
const pendingLeadStatuses: readonly StatusCode[] = ['LEADPEND', 'LEADSENT']
const transitions: Readonly<Record<LeadEvent, { readonly to: StatusCode; readonly needsLead: boolean }>> = {
  pending: { to: 'LEADPEND', needsLead: false },
  sent: { to: 'LEADSENT', needsLead: false },
  created: { to: 'LEADCREATED', needsLead: true },
  noSale: { to: 'REACTIVATED', needsLead: true },
}

/**
 * Whether a lead can be started: not of a closed opportunity, nor of a customer who is not to be contacted, whose status
 * changes by No Longer Owns only (OP-009), nor again once it was sent. One that is pending can be started anew (OP-074).
 *
 * @example canStartLead('LEADSENT') // false
 */
export const canStartLead = (statusCode: StatusCode): boolean =>
  !isClosedStatus(statusCode) && statusCode !== 'DNC' && statusCode !== 'LEADSENT'

/**
 * The status of an opportunity after something happened to its lead; `null` when it cannot happen in that status, which the
 * service answers by 409 `notPending`: a lead is made pending or sent where one can be started, and created or closed without
 * sale only while it is pending or sent (OP-074, OP-075, OP-061).
 *
 * @example statusAfterLead('LEADSENT', 'noSale') // 'REACTIVATED'
 */
export function statusAfterLead(current: StatusCode, event: LeadEvent): StatusCode | null {
  const { to, needsLead } = transitions[event]
  const isAllowed = needsLead ? pendingLeadStatuses.includes(current) : canStartLead(current)
  return isAllowed ? to : null
}

/** What the Create Lead tab says when the status of a lead cannot be read (O-261, OP-078). */
export const leadStatusFailedText = 'Lead status is not available.'

/** The status of a lead as a page knows it (O-260, O-261). */
export type LeadStatusState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly status: string }
  /** The error is kept; the page says `leadStatusFailedText`. */
  | { readonly kind: 'failed'; readonly error: string; readonly text: string }

/** The state after the status was read (O-260), or could not be (O-261, OP-078). */
export const leadStatusRead = (status: string): LeadStatusState => ({ kind: 'known', status })
export const leadStatusFailed = (error: string): LeadStatusState => ({
  kind: 'failed',
  error,
  text: leadStatusFailedText,
})
