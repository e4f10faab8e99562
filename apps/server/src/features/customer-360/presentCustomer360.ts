import { customerId, type Customer360 } from '@retain/domain/customer-360/customer360'
import { centsOf } from '../../db/money'
import type { StoredCustomer360 } from './customerQueries'

interface Known {
  readonly doNotContact: boolean
  readonly lifetimeService: string | null
}

/**
 * A customer in the words of the contract. A store whose host system has not told its numbers stands for the host itself, set off
 * by a dash, as the database has it (migration 0029).
 */
export function presentCustomer360(row: StoredCustomer360, known: Known): Customer360 {
  const host = {
    hostDB: row.host_db ?? `${row.hyperion_id}-`,
    custNo: row.cust_no ?? row.customer_id,
  }
  const name = [row.last_name, row.first_name].filter((part) => part !== '').join(', ')
  return {
    customerId: customerId(host),
    ...host,
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: row.full_name ?? name,
    coBuyer: row.co_buyer,
    address: {
      address: row.address,
      address2: row.address2,
      city: row.city,
      state: row.state,
      zipCode: row.zip_code,
    },
    phones: [row.mobile_phone, row.home_phone, row.work_phone].filter((phone) => phone !== null),
    email1: row.email,
    email2: row.ndd_email,
    email3: row.email3,
    employeeIndicator: row.employee_indicator,
    indicators: {
      doNotContact: known.doNotContact,
      recall: row.has_recall ? 'YES' : 'NO',
      historyCondition: row.history_condition,
      warranty: row.used_classification,
    },
    lifetimeService: centsOf(known.lifetimeService),
  }
}
