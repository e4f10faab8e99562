import { formatPhone } from './phone'

/** What the contact page shows for a phone or an address that is not set (S-742). */
export const notConfiguredText = 'Not configured'

/** How to reach support, as it is configured; empty where it is not (S-494, O-556). */
export interface SupportContact {
  readonly supportPhone: string
  readonly supportEmail: string
}

/** The contact page's lines. A line is a link where there is something to reach. */
export interface SupportLine {
  readonly label: 'Phone' | 'Email'
  readonly text: string
  readonly href: string | null
}

const line = (label: SupportLine['label'], value: string, scheme: string, text: string): SupportLine =>
  value === '' ? { label, text: notConfiguredText, href: null } : { label, text, href: `${scheme}:${value}` }

/**
 * What the contact page shows: phone and email, "Not configured" for an empty value instead of an invented one (S-742).
 *
 * @example supportLines({ supportPhone: '3055550100', supportEmail: '' })
 * // [{ label: 'Phone', text: '(305) 555 - 0100', href: 'tel:3055550100' }, { label: 'Email', text: 'Not configured', href: null }]
 */
export function supportLines({ supportPhone, supportEmail }: SupportContact): readonly SupportLine[] {
  const phone = supportPhone.trim()
  const email = supportEmail.trim()
  return [line('Phone', phone, 'tel', formatPhone(phone)), line('Email', email, 'mailto', email)]
}

/** The lines that other places than the contact page show: only what is set (OP-141, D-61). */
export const setSupportLines = (contact: SupportContact): readonly SupportLine[] =>
  supportLines(contact).filter(({ href }) => href !== null)
