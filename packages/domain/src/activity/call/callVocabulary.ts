import { outcomes } from '../outcomes'

/** Who called whom (O-135). */
export const callDirections = ['Outbound Call', 'Inbound Call'] as const
export type CallDirection = (typeof callDirections)[number]

/** How a call went (O-136). */
export const callStatuses = [
  'Contacted',
  'Busy',
  'Left Message',
  'No Message',
  'Bad Numbers',
  'Inbound Call',
] as const
export type CallStatus = (typeof callStatuses)[number]

/** The results of a conversation (O-137). */
export const callResults = ['No Action', ...outcomes] as const
export type CallResult = (typeof callResults)[number]

/** The reason that No Longer Owns always has, which is also what the history records (O-161, OP-032). */
export const noLongerOwnsReason = 'Manager marked the opportunity as No Longer Owns via phone call.'
