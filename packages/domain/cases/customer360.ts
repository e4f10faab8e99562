import type { Instant } from '../src/calendar/instant'
import type { Customer360 } from '../src/customer-360/customer360'
import type { RepairOrder } from '../src/customer-360/repairOrders'
import { toCents } from '../src/money/money'

/** A customer with two emails, of whom nothing alarming is known. */
export const customer: Customer360 = {
  customerId: 'ADP104482',
  hostDB: 'ADP',
  custNo: '104482',
  firstName: 'Hana',
  lastName: 'Castellanos',
  fullName: 'Castellanos, Hana',
  coBuyer: null,
  address: {
    address: '2210 Monroe Street',
    address2: 'Apt 4',
    city: 'Madison',
    state: 'WI',
    zipCode: '53711',
  },
  phones: [],
  email1: 'hana.c@example.com',
  email2: null,
  email3: 'hc@example.org',
  employeeIndicator: null,
  indicators: null,
  lifetimeService: null,
}

/** A repair order that is still open. */
export const repairOrder: RepairOrder = {
  roNumber: '618204',
  roDate: '2026-11-20T12:00:00.000Z' as Instant,
  roStatus: 'Open',
  roTagNumber: null,
  roAmount: toCents(284_00),
  work: 'Oil and filter, brake inspection',
  mileage: 41_208,
  lineItemId: '1',
}
