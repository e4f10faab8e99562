import { phonesOnFile } from '@retain/domain/customer/phonesOnFile'
import type { CustomerPhone, EquityDealCustomer, LastRoCustomer } from '@retain/domain/opportunity/sections'
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

/** The phones on file in the words of the contract. */
const phonesOf = (row: StoredCustomer): readonly CustomerPhone[] =>
  phonesOnFile({
    mobilePhone: { number: row.mobile_phone, isBad: row.mobile_phone_bad },
    homePhone: { number: row.home_phone, isBad: row.home_phone_bad },
    workPhone: { number: row.work_phone, isBad: row.work_phone_bad },
  })

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
