import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { addressOf } from './kernel/request'
import {
  getContactHistory,
  getCustomerInfo,
  getDealInfo,
  getLastRoCustomer,
  getOpportunity,
  getOpportunityDetails,
  getPaymentInfo,
  getVehicleInfo,
} from './opportunity'
import { call } from './kernel/call'
import { recordingTransport } from './testing'

const opptId = '1000001'
const { transport } = recordingTransport(() => Response.json({ data: null }))
const base = transport.bases.opportunity

describe('the calls of one opportunity', () => {
  it.each([
    [getCustomerInfo, 'customer-info [O-430]'],
    [getDealInfo, 'deal-info [O-431]'],
    [getVehicleInfo, 'vehicle-info [O-432]'],
    [getPaymentInfo, 'payment-info [O-434]'],
    [getLastRoCustomer, 'ro/customer-info [O-435]'],
    [getContactHistory, 'contact-history [O-433]'],
  ])('%#: a section is read by opptId: %s', (section, title) => {
    const { method, path } = section
    expect(`${method} ${path}`).toBe(`GET /{opptId}/${title.replace(/ .*$/, '')}`)
    expect(section.scope).toHaveProperty('opportunity')
  })

  it.each([true, false])('the frame is read by opptId and flag %s [O-429]', (flag) => {
    const request = { params: { opptId, flag }, query: {}, body: {} }
    expect(addressOf(getOpportunityDetails, request, transport)).toBe(`${base}/${opptId}/details/${flag}`)
  })

  it.each([true, false])(
    'the opportunity section ends with %s, whether the view is recorded [O-436]',
    (log) => {
      const request = { params: { opptId, log }, query: {}, body: {} }
      expect(addressOf(getOpportunity, request, transport)).toBe(`${base}/${opptId}/${log}`)
    },
  )

  it('asks nothing without an id [OP-079] [S-390]', async () => {
    const silent = recordingTransport(() => {
      throw new Error('nothing may be sent')
    })
    const answer = await call(getVehicleInfo, { params: { opptId: '' } }, silent.transport)()
    expect(answer).toMatchObject(E.left({ kind: 'missing', message: 'opptId is required' }))
    expect(silent.seen).toEqual([])
  })

  it('a missing section is its own business, a missing opportunity is not [O-073]', () => {
    const sections = [
      getCustomerInfo,
      getDealInfo,
      getVehicleInfo,
      getContactHistory,
      getPaymentInfo,
      getLastRoCustomer,
    ]
    expect(sections.map(({ handlesNotFound }) => handlesNotFound)).toEqual(sections.map(() => true))
    expect([getOpportunity.handlesNotFound, getOpportunityDetails.handlesNotFound]).toEqual([false, false])
  })
})

/** What an endpoint's golden answer is read as. */
function readGolden<A>(endpoint: { readonly name: string; readonly output: t.Type<A, unknown> }): A {
  const file = new URL(`../cases/${endpoint.name}.output.json`, import.meta.url)
  const { golden } = JSON.parse(readFileSync(file, 'utf8')) as { golden: unknown }
  const decoded = endpoint.output.decode(golden)
  if (E.isLeft(decoded)) throw new Error('A golden answer was expected')
  return decoded.right
}

const words = (text: string): string[] => text.split(', ')
const carries = (part: object | null, fields: string) =>
  expect(Object.keys(part ?? {})).toEqual(expect.arrayContaining(words(fields)))

describe('the fields of the sections', () => {
  it('opportunity [O-080]', () => {
    carries(readGolden(getOpportunity), 'opptId, hyperionId, statusCode, lockedBy')
  })

  it('equityDealCustomer [O-081]', () => carries(readGolden(getCustomerInfo), 'firstName, lastName'))

  it('dealInformation [O-082]', () => {
    carries(
      readGolden(getDealInfo),
      'dealType, dealTypeCode, paymentAmt, paymentAmtEdited, price, curVehFinanceRate, curVehFinanceTerm, lender, lenderCode, annualLeaseMiles, paymentDay, conqDealAN, paidOff',
    )
  })

  it('currentVehicle [O-083]', () => {
    carries(
      readGolden(getVehicleInfo).currentVehicle,
      'newOrUsed, usedClassification, vin, year, make, model, trim, bodyType, color, transmission, mileage, highwayMpgAvg, cityMpgAvg, fuelType, vehicleValue, payoffAmt, equityAmount, numberOfPayments, keyFeatures',
    )
  })

  it('replacementVehicle [O-085]', () => {
    carries(
      readGolden(getVehicleInfo).replacementVehicle,
      'msrp, rebateAmt, discount, estimatedSelPrice, downPaymentOptions, vehLocationStore',
    )
  })

  it('leaseFinance, a quote of a finance or a lease lender [O-087]', () => {
    const leaseFinance = readGolden(getPaymentInfo)
    carries(leaseFinance, 'financeLender, leaseLender')
    carries(
      leaseFinance.financeLender,
      'payments, currentPayment, downPayments, defaultPayoff, paymentPayoff',
    )
  })
})
