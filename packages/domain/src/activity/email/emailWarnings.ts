import type { EmailDirection, EmailFlag, EmailFlags } from './emailVocabulary'

/** The title of every warning about an address (O-210, O-211, OP-049). */
export const emailNotSentTitle = 'Email not sent'

const texts = {
  bounced: 'Earlier email to this address was flagged undelivered.',
  complaint: 'The customer reported your emails as spam.',
  blacklisted: 'Earlier email to this address was flagged undelivered.',
  unsubscribed: 'The customer has unsubscribed from emails.',
} as const satisfies Record<EmailFlag, string>

/** A received email can be recorded although its sender wants no email (OP-044). */
const blocking: Readonly<Record<EmailDirection, readonly EmailFlag[]>> = {
  'Outbound Email': ['bounced', 'complaint', 'blacklisted', 'unsubscribed'],
  'Inbound Email': ['bounced', 'complaint', 'blacklisted'],
}

/**
 * Why an email of a direction cannot go to an address, under the title "Email not sent"; empty when nothing stands against it
 * (O-190, O-202, O-210, O-211, OP-044, OP-049). A blacklisted address is one that email was refused for: it reads like a
 * bounced one, and both together are said once.
 *
 * @example emailWarnings('Outbound Email', { ...noEmailFlags, complaint: true }) // ['The customer reported your emails as spam.']
 */
export const emailWarnings = (direction: EmailDirection, flags: EmailFlags): readonly string[] => [
  ...new Set(blocking[direction].filter((flag) => flags[flag]).map((flag) => texts[flag])),
]
