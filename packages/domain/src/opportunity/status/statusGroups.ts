import type { StatusCode } from './statuses'

/** The groups that a filter offers beside the single statuses (O-093 to O-095, L-106). DUPE belongs to none. */
export const statusGroups = {
  'All Active': ['NEW', 'IPCM', 'IPCNM', 'NPL', 'DNC', 'LEADPEND', 'LEADSENT', 'REACTIVATED'],
  'All In Process': ['IPCM', 'IPCNM'],
  'All Inactive': ['NLO', 'NOI', 'LEADCREATED', 'LEAM'],
} as const satisfies Record<string, readonly StatusCode[]>

export type StatusGroup = keyof typeof statusGroups

/** The statuses that end the work on an opportunity (O-096). */
export const closedTypeStatuses = ['NLO', 'LEADCREATED', 'DUPE'] as const satisfies readonly StatusCode[]

/** The statuses of an opportunity that somebody has begun to work on (O-097). */
export const inProcessFamily = [
  'IPCM',
  'IPCNM',
  'NOI',
  'LEADPEND',
  'LEADSENT',
] as const satisfies readonly StatusCode[]

/** Whether a status ends the work on an opportunity (O-096). */
export const isClosedStatus = (status: StatusCode): boolean =>
  closedTypeStatuses.some((closed) => closed === status)
