import type { StatusCode } from './statuses'

/** What each status is called on the screen (L-502). */
export const statusLabels: Readonly<Record<StatusCode, string>> = {
  NEW: 'New',
  IPCM: 'In Process - Contact Made',
  IPCNM: 'In Process - Contact Not Made',
  DNC: 'Do Not Contact',
  NPL: 'No Phone Listed',
  LEADPEND: 'Lead Pending',
  LEADSENT: 'Lead Sent',
  LEADCREATED: 'Lead Created',
  LEAM: 'Lease Matured',
  NLO: 'No Longer Owns',
  NOI: 'Not Interested',
  DUPE: 'Duplicate',
  REACTIVATED: 'Reactivated',
}
