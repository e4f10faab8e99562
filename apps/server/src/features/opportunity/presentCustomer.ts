import type {
  CustomerPhone,
  EquityDealCustomer,
  LastRoCustomer,
  PhoneTitle,
} from '@retain/domain/opportunity/sections'
import { centsOf } from '../../db/money'
import type { StoredCustomer, StoredLastRo } from './customerQueries'

/** The customer section in the words of the contract. */
export const presentCustomer = (row: StoredCustomer): EquityDealCustomer => ({
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  nddEmail: row.ndd_email,
  phones: phonesOf(row),
  mobilePhone: row.mobile_phone,
  homePhone: row.home_phone,
  workPhone: row.work_phone,
  version: row.version,
})

/**
 * The phones on file. The best one is the first good one in the order in which people answer them: mobile, home, work;
 * there is none when all are bad.
 */
function phonesOf(row: StoredCustomer): readonly CustomerPhone[] {
  const phones = [
    ...phoneOf('Mobile', row.mobile_phone, row.mobile_phone_bad),
    ...phoneOf('Evening', row.home_phone, row.home_phone_bad),
    ...phoneOf('Day', row.work_phone, row.work_phone_bad),
  ]
  const best = phones.find(({ isBad }) => !isBad)
  return phones.map((phone) => ({ ...phone, isBest: phone === best }))
}

/** Extensions are not kept: numbers on file are the customer's own lines. */
const phoneOf = (title: PhoneTitle, number: string | null, isBad: boolean) =>
  number === null || number === '' ? [] : [{ title, number, ext: null, isBad }]

/** The last repair order in the words of the contract. */
export const presentLastRo = (row: StoredLastRo): LastRoCustomer => ({
  firstName: row.ro_first_name,
  lastName: row.ro_last_name,
  lastRoDate: row.ro_at,
  roAmount: centsOf(row.ro_amount_cents),
  roStatus: row.ro_status,
  roNumber: row.ro_number,
  roTagNumber: row.ro_tag_number,
})
