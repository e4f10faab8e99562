import { keptParts } from '../contact-info/phone'
import type { CustomerPhone, PhoneTitle } from '../opportunity/sections'
import { customerPhoneTitles, titleOnCall, type CustomerPhoneField } from './customerEdit'

/** The phone fields of a customer, in the order in which people answer them: mobile, home, work (O-233). */
export const customerPhoneFields = Object.keys(customerPhoneTitles) as readonly CustomerPhoneField[]

/** One number as it is kept. */
export interface KeptNumber {
  /** As `keptPhone` writes it; `null` or empty for none. */
  readonly number: string | null
  readonly isBad: boolean
}

const withBest = (phones: readonly CustomerPhone[]): readonly CustomerPhone[] => {
  const best = phones.find(({ isBad }) => !isBad)
  return phones.map((phone) => ({ ...phone, isBest: phone === best }))
}

/**
 * The phones on file by what a call names them (OP-028), in the order in which people answer them. The best one is the
 * first good one; there is none when all are bad.
 *
 * @example phonesOnFile({ mobilePhone: none, homePhone: { number: '5550140127', isBad: false }, workPhone: none })
 * // [{ title: 'Evening', number: '5550140127', ext: null, isBad: false, isBest: true }]
 */
export const phonesOnFile = (
  kept: Readonly<Record<CustomerPhoneField, KeptNumber>>,
): readonly CustomerPhone[] =>
  withBest(
    customerPhoneFields.flatMap((field) => {
      const { number, isBad } = kept[field]
      if (number === null || number === '') return []
      const phone = keptParts(number)
      const title = titleOnCall[field]
      return [{ title, number: phone.number, ext: phone.extension, isBad, isBest: false }]
    }),
  )

/**
 * The phones on file after a call that marked these bad and the others good (O-150, O-151, OP-029). Another one may be the
 * best then.
 *
 * @example markedPhones(phones, ['Mobile']).find(({ isBest }) => isBest)?.title // 'Evening'
 */
export const markedPhones = (
  phones: readonly CustomerPhone[],
  bad: readonly PhoneTitle[],
): readonly CustomerPhone[] =>
  withBest(phones.map((phone) => ({ ...phone, isBad: bad.includes(phone.title) })))
