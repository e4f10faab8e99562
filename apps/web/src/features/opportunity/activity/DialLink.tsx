import { dialAddress, formatPhone } from '@retain/domain/contact-info/phone'
import { LinkButton } from '@retain/ui/link-button'
import { ShownOn } from '@retain/ui/shown-on'
import { Phone } from 'lucide-react'

/** Dials the number that the call is about, on a telephone: beside what saves the call. */
export function DialLink({ phone }: { readonly phone: string | null }) {
  const address = phone === null ? null : dialAddress(phone)
  if (phone === null || address === null) return null
  return (
    <ShownOn window="phone">
      <LinkButton
        href={address}
        icon={<Phone aria-hidden="true" />}
        aria-label={`Dial ${formatPhone(phone)}`}
      />
    </ShownOn>
  )
}
