import { normalisePhone } from '../contact-info/phone'
import { joinList } from '../text/commaList'
import { normaliseVin } from '../vehicle/vin'
import type { QueryType, QuickQuery } from './queryTypes'

/** One or more characters or a quoted text, @, a domain, a dot and 2 or more characters (D-41). */
const emailPattern = /^(?:[^\s@]+|"[^"]+")@[^\s@]+\.[^\s@.]{2,}$/

/** S# and 8 letters or digits; or S, four letters or digits and four digits (D-42). */
const stockPattern = /^s(?:#[a-z0-9]{8}|[a-z0-9]{4}\d{4})$/i

/** 17 letters and digits without I, O and Q (S-766), in groups where they were copied so. */
const vinPattern = /^[a-hj-npr-z0-9](?:[ -]?[a-hj-npr-z0-9]){16}$/i

/** Nothing but digits, blanks, brackets, dots, dashes and + (D-43). */
const phonePattern = /^[\d\s()[\].+\p{Pd}]+$/u

/** How many characters of a stock number are sent: those after its prefix (S-226). */
const stockLength = 8

/**
 * A VIN, in upper case; `null` for any other text. In groups it has to hold a digit, or the name of a person in several
 * words could be one.
 */
function vinOf(text: string): string | null {
  if (!vinPattern.test(text)) return null
  return /[ -]/.test(text) && !/\d/.test(text) ? null : normaliseVin(text)
}

/** What each type sends for a text; `null` where the text is not of the type. */
const readers: readonly (readonly [QueryType, (text: string) => string | null])[] = [
  ['email', (text) => (emailPattern.test(text) ? text.toLowerCase() : null)],
  ['stockNumber', (text) => (stockPattern.test(text) ? text.slice(-stockLength).toUpperCase() : null)],
  ['vin', vinOf],
  ['phone', (text) => (phonePattern.test(text) ? normalisePhone(text) : null)],
]

/** What has no form, such as marks of a copied text; the two joiners belong to names of some scripts. */
const formless = /(?![\u200c\u200d])[\p{Cf}\p{Cc}]/gu

/** Letters and digits of another width are the plain ones; what has no form is a blank. */
const plainText = (typed: string): string => typed.normalize('NFKC').replace(formless, ' ')

/** A name as it is searched for: runs of blanks are one, and every apostrophe is the plain one (L-514). */
const nameOf = (text: string): string => joinList([text.replace(/\s+/g, ' ').replace(/[‘’ʼ]/g, "'")])

/**
 * What a text of the quick search looks for (S-224 to S-231, L-150 to L-156). The types are tried in the order email,
 * stock number, VIN, phone; any other text is the name of a customer. `null` for an empty text, which does nothing.
 *
 * An email is sent in lower case, of a stock number the 8 characters after its prefix and a VIN in upper case, of a phone
 * its ten digits; in a name every apostrophe is sent as `%27`. The check digit of a VIN is not looked at: a mistyped VIN
 * finds nothing, and the vehicles of other countries have none.
 *
 * @example classifyQuery('(305) 555-0100') // { queryType: 'phone', query: '3055550100' }
 * @example classifyQuery("O'Brien") // { queryType: 'customerName', query: 'O%27Brien' }
 */
export function classifyQuery(typed: string): QuickQuery | null {
  const text = plainText(typed).trim()
  if (text === '') return null
  for (const [queryType, read] of readers) {
    const query = read(text)
    if (query !== null) return { queryType, query }
  }
  return { queryType: 'customerName', query: nameOf(text) }
}
