import type { LeadSystem } from '@retain/domain/lead/lead'
import type { StatusCode } from '@retain/domain/opportunity/status/statuses'
import type { Random } from './random'
import type { SeedStore } from './seedStores'

/** What the lead system calls the state of its record. */
export interface CompassStatus {
  readonly status: string
  readonly description: string
}

/** The words that the lead system has. */
export const compassStatuses: readonly CompassStatus[] = [
  { status: 'Working', description: 'A salesperson is working the lead' },
  { status: 'Appointment Set', description: 'The customer has an appointment at the store' },
  { status: 'Appointment Missed', description: 'The customer did not come to the appointment' },
  { status: 'Desking', description: 'Figures are being worked out' },
  { status: 'Sold Pending Delivery', description: 'Sold, the vehicle has not been delivered' },
  { status: 'Lost', description: 'The customer bought elsewhere or gave up' },
]

const withLead: readonly StatusCode[] = ['LEADPEND', 'LEADSENT', 'LEADCREATED', 'REACTIVATED']

/** The lead system's word for an opportunity: usual once a lead is under way, rare while it is only in process. */
export function compassStatusOf(random: Random, status: StatusCode, always: boolean): CompassStatus | null {
  const share = withLead.includes(status) ? 0.6 : status === 'IPCM' ? 0.05 : 0
  return always || random.chance(share) ? random.pick(compassStatuses) : null
}

const leadSystemsByTurn = ['compass', 'elead', 'adf'] as const satisfies readonly LeadSystem[]

/** The stores use the lead systems by turns. */
export const leadSystemOf = ({ position }: SeedStore): LeadSystem =>
  leadSystemsByTurn[position % leadSystemsByTurn.length] ?? 'compass'

/** The mailbox to which a store's leads go as ADF; `null` where they go to a service. */
export const leadAddressOf = (store: SeedStore): string | null =>
  leadSystemOf(store) === 'adf'
    ? `leads@${store.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.example`
    : null

/** Whether a lead has a number. */
export const hasLead = (status: StatusCode): boolean => withLead.includes(status) && status !== 'LEADPEND'
