import type { DetailsSection } from '@retain/domain/opportunity/status/detailsStatus'
import type * as t from 'io-ts'
import { taggedBy, wordsOf } from './kernel/choices'
import { opptId, record } from './kernel/codecs'
import { DataOrProblemType } from './kernel/dataOrProblem'
import { endpoint } from './kernel/endpoint'
import { linesOf } from './kernel/lineStream'
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

/** The sections of the page of an opportunity, each with the call that reads it alone (OP-013). */
export const sectionEndpoints = {
  frame: getOpportunityDetails,
  opportunity: getOpportunity,
  equityDealCustomer: getCustomerInfo,
  dealInformation: getDealInfo,
  currentVehicle: getVehicleInfo,
  leaseFinance: getPaymentInfo,
  lastRoDealCustomer: getLastRoCustomer,
  contactHistory: getContactHistory,
} as const satisfies Readonly<Record<'frame' | DetailsSection, unknown>>

/** A section of the page of an opportunity. */
export type SectionName = keyof typeof sectionEndpoints

/** What each section holds. */
export type SectionData = {
  readonly [Name in SectionName]: t.TypeOf<(typeof sectionEndpoints)[Name]['output']>
}

/** What the call of each section has in its path. */
export type SectionParams = {
  readonly [Name in SectionName]: t.TypeOf<(typeof sectionEndpoints)[Name]['params']>
}

/** Every section, in the order of the page. */
export const sectionNames = Object.keys(sectionEndpoints) as SectionName[]

const lineOf = <Name extends SectionName>(name: Name) =>
  new DataOrProblemType<SectionData[Name]>(
    // TypeScript cannot follow that the endpoint of a name answers the data of that name.
    sectionEndpoints[name].output as unknown as t.Type<SectionData[Name], unknown>,
  )

/** One section: what its own call answers in `data`, or the problem document with which that call would be refused. */
export const sectionLine = taggedBy('name', {
  frame: lineOf('frame'),
  opportunity: lineOf('opportunity'),
  equityDealCustomer: lineOf('equityDealCustomer'),
  dealInformation: lineOf('dealInformation'),
  currentVehicle: lineOf('currentVehicle'),
  leaseFinance: lineOf('leaseFinance'),
  lastRoDealCustomer: lineOf('lastRoDealCustomer'),
  contactHistory: lineOf('contactHistory'),
})

/** One section of an answer. */
export type SectionLine = t.TypeOf<typeof sectionLine>

/**
 * Several sections of an opportunity at once, each on a line of its own as soon as it is ready (D-68). A section is checked
 * and answered as by its own call; one that fails does not hold up the others. It records no view: that is what
 * `getOpportunity` with true does.
 */
export const getOpportunitySections = endpoint({
  name: 'getOpportunitySections',
  base: 'opportunity',
  method: 'GET',
  path: '/{opptId}/sections',
  params: record({ opptId }),
  query: record({ names: wordsOf(sectionNames, 'section name') }),
  output: linesOf(sectionLine),
  access: getOpportunityDetails.access,
  scope: { opportunity: ({ params }) => params.opptId },
  handlesNotFound: true,
  answers: 'lines',
  rows: [],
})
