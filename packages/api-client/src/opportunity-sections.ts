import type { DetailsSection } from '@retain/domain/opportunity/status/detailsStatus'
import * as t from 'io-ts'
import { getContactHistoryEntry } from './activity'
import { listFlaggedAssociates } from './flags'
import { taggedBy, wordsOf } from './kernel/choices'
import { opptId, record } from './kernel/codecs'
import { DataOrProblemType } from './kernel/dataOrProblem'
import { endpoint, type Endpoint, type Nothing } from './kernel/endpoint'
import { linesOf } from './kernel/lineStream'
import type { CallInput } from './kernel/request'
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

const path = '/{opptId}/sections'
const params = record({ opptId })
const ofOpportunity = (id: string) => ({ params: { opptId: id } })

/**
 * The notes of the last contacts: what `getContactHistoryEntry` answers of each that has some, the newest contact first. That is
 * the call by whose permission they are read and by whose name they fail; no call of their own reads them.
 */
const contactNotes = endpoint({
  ...getContactHistoryEntry,
  path,
  params,
  output: t.readonlyArray(getContactHistoryEntry.output, 'notes of the last contacts'),
  scope: { opportunity: ({ params: { opptId: id } }) => id },
})

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
  flaggedAssociates: listFlaggedAssociates,
  contactNotes,
} as const satisfies Readonly<
  Record<'frame' | 'flaggedAssociates' | 'contactNotes' | DetailsSection, unknown>
>

/** A section of the page of an opportunity. */
export type SectionName = keyof typeof sectionEndpoints

/** What each section holds. */
export type SectionData = {
  readonly [Name in SectionName]: t.TypeOf<(typeof sectionEndpoints)[Name]['output']>
}

/** Every section, in the order of the page. */
export const sectionNames = Object.keys(sectionEndpoints) as SectionName[]

type InputOf<Name extends SectionName> = CallInput<
  t.TypeOf<(typeof sectionEndpoints)[Name]['params']>,
  t.TypeOf<(typeof sectionEndpoints)[Name]['query']>,
  Nothing
>

const sectionInputs: {
  readonly [Name in SectionName]: (id: string) => InputOf<Name>
} = {
  frame: (id) => ({ params: { opptId: id, flag: false } }),
  opportunity: (id) => ({ params: { opptId: id, log: false } }),
  equityDealCustomer: ofOpportunity,
  dealInformation: ofOpportunity,
  currentVehicle: ofOpportunity,
  leaseFinance: ofOpportunity,
  lastRoDealCustomer: ofOpportunity,
  contactHistory: ofOpportunity,
  flaggedAssociates: (id) => ({ query: { oppId: id } }),
  contactNotes: ofOpportunity,
}

/** The call that reads a section alone, and what it is asked with so that it records no view. */
export const sectionCall = <Name extends SectionName>(name: Name, id: string) => ({
  // TypeScript cannot follow that the input of a name is that of its endpoint.
  endpoint: sectionEndpoints[name] as unknown as Endpoint<Nothing, Nothing, Nothing, SectionData[Name]>,
  input: sectionInputs[name](id) as CallInput<Nothing, Nothing, Nothing>,
})

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
  flaggedAssociates: lineOf('flaggedAssociates'),
  contactNotes: lineOf('contactNotes'),
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
  path,
  params,
  query: record({ names: wordsOf(sectionNames, 'section name') }),
  output: linesOf(sectionLine),
  access: getOpportunityDetails.access,
  scope: { opportunity: ({ params }) => params.opptId },
  handlesNotFound: true,
  answers: 'lines',
  rows: [],
})
