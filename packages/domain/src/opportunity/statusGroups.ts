import type { StatusCode } from './statuses'

/** The groups that a filter offers beside the single statuses (api.md section 4, L-106). DUPE belongs to none. */
export const statusGroups = {
  'All Active': ['NEW', 'IPCM', 'IPCNM', 'NPL', 'DNC', 'LEADPEND', 'LEADSENT', 'REACTIVATED'],
  'All In Process': ['IPCM', 'IPCNM'],
  'All Inactive': ['NLO', 'NOI', 'LEADCREATED', 'LEAM'],
} as const satisfies Record<string, readonly StatusCode[]>

/** The name of a group. */
export type StatusGroup = keyof typeof statusGroups

const closed: readonly StatusCode[] = ['NLO', 'LEADCREATED', 'DUPE']

/** Whether a status ends the work on an opportunity, which locks it against every write (OP-001). */
export const isClosedStatus = (status: StatusCode): boolean => closed.includes(status)
