/**
 * What became of an email that was handed to the mail server: it is still being tried, it was accepted, or it was given up
 * (D-69).
 */
export const emailDeliveries = ['sending', 'sent', 'failed'] as const
export type EmailDelivery = (typeof emailDeliveries)[number]

/** What an entry of the history says of its email; an email that was accepted is sent, and nothing is said of it. */
export const openDeliveries = ['sending', 'failed'] as const satisfies readonly EmailDelivery[]
export type OpenDelivery = (typeof openDeliveries)[number]

/** What is shown of an email that is not sent. */
export const deliveryLabels = {
  sending: 'Sending',
  failed: 'Email not sent',
} as const satisfies Record<OpenDelivery, string>

/**
 * What an entry says of the delivery of its email.
 *
 * @example openDelivery('sent') // null
 */
export const openDelivery = (delivery: EmailDelivery): OpenDelivery | null =>
  delivery === 'sent' ? null : delivery
