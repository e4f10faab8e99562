import { outcomes } from '../outcomes'

/** Who wrote to whom (O-183). */
export const emailDirections = ['Outbound Email', 'Inbound Email'] as const
export type EmailDirection = (typeof emailDirections)[number]

/**
 * Whether the store wrote, so that the email is sent; one of the customer is recorded.
 *
 * @example isOutbound({ direction: 'Outbound Email' }) // true
 */
export const isOutbound = ({ direction }: { readonly direction: EmailDirection }): boolean =>
  direction === 'Outbound Email'

/** What is done with an email: one status for each direction (O-184, O-185). */
export const emailStatuses = ['Send an Email', 'Received an Email'] as const
export type EmailStatus = (typeof emailStatuses)[number]

/** The one status of a direction; it is shown and cannot be chosen (O-184, O-185, OP-043). */
export const statusOfDirection = {
  'Outbound Email': 'Send an Email',
  'Inbound Email': 'Received an Email',
} as const satisfies Record<EmailDirection, EmailStatus>

/** The results of a received email; the first means no further result (O-186, OP-043). */
export const emailResults = ['Received an Email', ...outcomes] as const
export type EmailResult = (typeof emailResults)[number]

/**
 * Which address an email is about: the customer's email on file, the second one of the customer record, or one that the
 * user types (O-182, OP-042).
 */
export const emailChoices = ['best', 'ndd', 'custom'] as const
export type EmailChoice = (typeof emailChoices)[number]

/** What the checks of an address can say against it (O-180, OP-044). */
export const emailFlags = ['bounced', 'complaint', 'blacklisted', 'unsubscribed'] as const
export type EmailFlag = (typeof emailFlags)[number]

/** What the checks of one address answered. */
export type EmailFlags = Readonly<Record<EmailFlag, boolean>>

/** The flags of an address that nothing is known against. */
export const noEmailFlags: EmailFlags = {
  bounced: false,
  complaint: false,
  blacklisted: false,
  unsubscribed: false,
}
