import { describe, expect, it } from 'vitest'
import type { Instant } from '../calendar/instant'
import { customer } from '../../cases/customer360'
import {
  addressLines,
  customerId,
  customerSince,
  emailsOf,
  employeeFlagActive,
  withEmployeeFlag,
} from './customer360'

describe('a customer', () => {
  it('has the host database and the customer number as id [O-350] [OP-113]', () => {
    expect(customerId(customer)).toBe('ADP104482')
  })

  it.each([
    ['Y', true],
    ['y', true],
    [' Yes ', true],
    ['true', true],
    ['1', true],
    ['Active', true],
    ['A', true],
    ['N', false],
    ['0', false],
    ['', false],
    ['terminated', false],
    [null, false],
  ])('with the indicator %s is an employee: %s [O-356]', (indicator, isEmployee) => {
    expect(employeeFlagActive(indicator)).toBe(isEmployee)
  })

  it('is an employee once the flag is set, and no longer once it is taken away; nobody else is', () => {
    const customers = [customer, { ...customer, customerId: 'ADP9' }]
    const isStaff = (employeeFlag: boolean) =>
      withEmployeeFlag(customers, { customerId: 'ADP104482', employeeFlagActive: employeeFlag }).map(
        ({ employeeIndicator }) => employeeFlagActive(employeeIndicator),
      )
    expect([isStaff(true), isStaff(false)]).toEqual([
      [true, false],
      [false, false],
    ])
    const flagged = withEmployeeFlag(customers, { customerId: 'ADP104482', employeeFlagActive: true })
    expect(flagged).toEqual([{ ...customer, employeeIndicator: 'Y' }, customers[1]])
    expect(withEmployeeFlag(flagged, { customerId: 'ADP104482', employeeFlagActive: false })[0]).toEqual({
      ...customer,
      employeeIndicator: 'N',
    })
    expect(withEmployeeFlag(customers, { customerId: 'X', employeeFlagActive: true })).toBe(customers)
  })

  it('is one since the first contract with a date', () => {
    const dates = ['2024-02-17T16:00:00.000Z', null, '2019-06-12T15:00:00.000Z'] as (Instant | null)[]
    expect(customerSince(dates.map((contractDate) => ({ contractDate })))).toBe(dates[2])
    expect(customerSince([{ contractDate: null }])).toBeNull()
  })

  it('has the emails that there are, in order', () => {
    expect(emailsOf(customer)).toEqual(['hana.c@example.com', 'hc@example.org'])
    expect(emailsOf({ ...customer, email1: ' ', email3: null })).toEqual([])
  })

  it('has an address without empty lines', () => {
    expect(addressLines(customer.address)).toEqual(['2210 Monroe Street', 'Apt 4', 'Madison, WI 53711'])
    const nothing = { address: null, address2: null, city: null, state: null, zipCode: null }
    expect(addressLines(nothing)).toEqual([])
    expect(addressLines({ ...nothing, address2: ' ', state: 'WI' })).toEqual(['WI'])
    expect(addressLines({ ...nothing, city: 'Madison', state: '', zipCode: '53711' })).toEqual([
      'Madison, 53711',
    ])
    expect(addressLines({ ...nothing, city: '' })).toEqual([])
  })
})
