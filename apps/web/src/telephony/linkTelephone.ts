import { dialAddress, tenDigits } from '@retain/domain/contact-info/phone'
import { numberToDial } from '@retain/domain/telephony/telephony'
import { checked } from '../forms/checked'
import type { Telephone } from './telephone'

/** Opens an address that another program takes, as a press on a link does: the page stays as it is. */
export function openByLink(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}

/**
 * The telephone of the device, which takes links with `tel:`. What becomes of a call it tells nobody, so its status stays ready.
 *
 * @param open opens the address of a number.
 */
export const linkTelephone = (open: (address: string) => void = openByLink): Telephone => ({
  start: () => 'ready',
  dial: (kept) => {
    const { valid: number, error } = checked(numberToDial(kept, true))
    if (number === null) return error
    const address = dialAddress(number)
    if (address === null) return tenDigits
    open(address)
    return null
  },
  hangUp: () => undefined,
  stop: () => undefined,
})
