/**
 * How a store has its numbers dialled, as its setting says it: by the telephony object where the browser has one and by links
 * on a telephone, by links on every device, by SIP through the telephone exchange of the server, or not at all.
 */
export const telephonyChoices = ['Automatic', 'Link', 'SIP', 'Off'] as const

/** One of the ways of the setting. */
export type TelephonyChoice = (typeof telephonyChoices)[number]
