import { wireElead, wireLeadId, wireLeadStatus } from './leadFixtures'
import { endpoints } from '@retain/api-client/endpoints'
import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import type { computeLeaseFinance } from '@retain/api-client/payment'
import { getOpportunitySections } from '@retain/api-client/opportunity-sections'
import { recordingTransport, type SeenRequest } from '@retain/api-client/testing'
import { recordUsages } from '@retain/api-client/usage'
import type { Permission } from '@retain/domain/session/user/permissions'
import { config, wirePage, wireProfile, wireRows, wireStores, wireUser } from './fixtures'
import { sectionsAnswer } from './fakeSections'
import {
  wireAssociates,
  wireCustomer,
  wireDeal,
  wireEntry,
  wireFrame,
  wireHistory,
  wireLastRo,
  wireLock,
  wirePayment,
  wireReplacement,
  wireSaved,
  wireSection,
  wireVehicle,
} from './opportunityFixtures'
import { wireOfferTerms, wireStockOffers } from './stockOfferFixtures'

/** The name of an endpoint of the contract. */
export type EndpointName = (typeof endpoints)[number]['name']

/** What a fake service answers: the payload, or a whole response; later, if it is a promise. */
export type FakeAnswer = (request: SeenRequest) => unknown

/** The answers of the services, by endpoint. */
export type FakeAnswers = Readonly<Partial<Record<string, FakeAnswer>>>

/** Lookups of a store with two makes. */
const usualLookups: FakeAnswers = {
  listYears: () => [2018, 2019, 2020],
  listMakes: () => [
    { makeName: 'Honda', makeId: '12' },
    { makeName: 'Toyota', makeId: '13' },
  ],
  listModels: () => [
    { modelName: 'Civic', modelId: '7', makeName: 'Honda', makeId: '12' },
    { modelName: 'Camry', modelId: '8', makeName: 'Toyota', makeId: '13' },
  ],
  listTrims: () => [{ trimLevel: 'Sport', trimId: '71', trimLevelId: null, modelName: 'Civic' }],
  listColors: () => [{ colorName: 'Red' }, { colorName: 'Blue' }],
  listCompassStatuses: () => [{ compassStatusId: '1', compassStatusDescription: 'Working' }],
  listLenders: () => [{ lenderCode: 'ALLY|1', lenderName: 'Ally Bank' }],
  listHyperionFilters: () => ({
    salespersons: [{ salesPersonId: '5', salesPersonName: 'Ann Lee' }],
    owners: [{ opptOwnerName: 'Ben Ray' }],
    sellingStores: [{ hyperionId: 'HAR', entityName: 'Harborview Motors' }],
  }),
  listFlaggedSalesUsers: () => [{ aD_UserID: '9', salesPersonName: 'Cleo Day' }],
}

/** What the services answer when nothing is wrong. */
const usual = (roles: readonly Permission[]): FakeAnswers => ({
  getUserAccess: () => wireUser(roles),
  listUnassignedEmails: () => wirePage([]),
  validateToken: () => ({ isValid: true, expiresAt: null }),
  listStores: () => wireStores,
  checkStore: ({ url }) => ({
    hyperionId: new URLSearchParams(url.split('?')[1]).get('hyperionId'),
    isAssigned: true,
  }),
  listGlobalSettings: () => wirePage([]),
  listSettings: () => wirePage([]),
  listSettingHistory: () => [],
  listBrandRegionMarket: () => ({ regions: [] }),
  searchActivity: () => wirePage([]),
  getStoreAdditionalInfo: () => ({ regions: [] }),
  listAllStores: () => wirePage([]),
  setActiveStore: ({ body }) => body,
  autoSubscribeAlerts: () => null,
  listNotifications: () => [],
  markNotificationsViewed: () => null,
  removeNotifications: () => null,
  removeReminderNotifications: () => null,
  listAnnouncements: () => [],
  markAnnouncementRead: () => null,
  getProfile: () => wireProfile(),
  saveProfile: ({ body }) => ({ ...wireProfile(), ...(body as Changes), version: 2 }),
  searchOnlineHelp: () => wirePage([], 0),
  getStoreLogo: ({ url }) => ({ url: `/logos/${url.split('/').at(-1)}.svg` }),
  searchContactLog: () => wirePage([], 0),
  searchLogs: logOf(1248),
  countRowStates: () => ({ open: 86, scheduled: 41, closed: 1_234 }),
  listCandidates: () => [],
  listSavedSearches: () => [],
  ...usualLookups,
  searchLog: logOf(3),
  quickSearchV2: logOf(3),
  listLastViewed: () => [],
  recordOpportunityViewed: () => null,
  recordUsages: () => null,
  getOpportunityDetails: ({ url }) => wireFrame(idIn(url)),
  getOpportunity: ({ url }) => wireSection(idIn(url)),
  getCustomerInfo: () => wireCustomer(),
  getDealInfo: () => wireDeal(),
  getVehicleInfo: () => ({ currentVehicle: wireVehicle(), replacementVehicle: wireReplacement() }),
  getPaymentInfo: () => wirePayment(),
  getLastRoCustomer: () => wireLastRo(),
  getContactHistory: () => wireHistory(),
  getContactHistoryEntry: ({ url }) => [
    wireEntry({ contactHistoryId: url.split('/').at(-1), notes: 'Interested in a hybrid.' }),
  ],
  saveCustomerInfo: ({ body }) => wireCustomer({ ...(body as Changes), version: 2 }),
  getKeyFeatures: () => ({ keyFeatures: [] }),
  listTrimLevels: () => [
    { trimId: '1203', trimLevel: 'EX-L' },
    { trimId: '1204', trimLevel: 'Touring' },
  ],
  saveTrim: () => wireVehicle({ trim: 'Touring', trimId: '1204', version: 2 }),
  saveConquest: () => wireDeal({ dealType: 'Conquest', dealTypeCode: 'ConquestFinance', version: 2 }),
  logCall: savedCall(),
  saveNote: savedCall(),
  sendEmail: sentEmail,
  checkEmailBounce: () => ({ bounced: false, complaint: false, blacklisted: false }),
  checkEmailUnsubscribed: () => ({ unsubscribed: false }),
  validateEmail: () => ({ isValid: true }),
  listTemplates: () => [],
  getDisclaimer: () => ({ hyperionId: 'HAR', body: '<p>Offers end today.</p>', version: 1 }),
  setLeadPending: ({ url }) => wireSaved(/pending\/(\d+)/.exec(url)?.[1] ?? '', { statusCode: 'LEADPEND' }),
  submitToCompass: () => ({ kind: 'token', token: 'f3a1' }),
  createElead: ({ body }) => wireElead((body as { readonly opptId: string }).opptId),
  createAdfLead: ({ body }) => wireElead((body as { readonly opptId: string }).opptId),
  previewAdfLead: () => ({
    way: 'email',
    address: 'leads@bayview.example',
    document: '<adf><prospect status="new"/></adf>',
  }),
  recordEleadHistory: ({ body }) => ({
    ...wireSaved((body as { readonly opptId: string }).opptId, { statusCode: 'LEADSENT' }),
    messages: [],
  }),
  getCompassLeadStatus: () => wireLeadStatus(),
  getEleadStatus: () => wireLeadStatus({ eleadId: wireLeadId, status: 'open' }),
  listEleadSalespersons: () => [{ salespersonId: 'pat', givenName: 'Pat', familyName: 'Lee' }],
  listStoreUsers: () => [{ userName: 'sam.rivera', givenName: 'Sam', familyName: 'Rivera', email: null }],
  changeOwner: () => ({ opptId: '1000002' }),
  listMyReminders: () => [],
  createReminder: () => ({ reminderId: '5' }),
  completeReminder: () => ({ messages: [] }),
  removeReminders: () => null,
  lockOpportunity: lockOf(),
  listHouseholdVehicles: householdOf(2),
  listOffers: () => ({ status: 200, offers: [] }),
  listCampaignOffers: () => ({ status: 200, offers: [] }),
  listServiceOffers: () => ({ status: 200, offers: [] }),
  listProtectionProducts: ({ url }) => ({ opptId: queryOf(url).get('opptId'), list: [] }),
  getOfferTerms: () => wireOfferTerms(),
  getValueHistory: () => ({ points: [], positiveSince: null }),
  listStockOffers: () => wireStockOffers(),
  computeLeaseFinance: ({ body }) => computedOf(body as ComputationBody),
  saveContactHistory: ({ body }) => ({
    ...wireSaved((body as { readonly opptId: string }).opptId),
    messages: [],
  }),
  listFlaggedAssociates: () => [],
  listAssociates: () => wireAssociates,
})

type ComputationBody = BodyOf<typeof computeLeaseFinance>

/** Every vehicle costs a hundredth of its price a month, and less by what is put down or charged by the rate. */
const computedOf = ({ vehicles }: ComputationBody) =>
  vehicles.map(({ vin, price, downPayments, apr, payoff, vehiclePayoffSelected }) => {
    const quote = (more: number) =>
      wirePayment({
        financeLender: {
          payments: [60, 66].map((term) => ({
            term,
            isDefault: term === 66,
            monthlyPayments: downPayments.map((down) =>
              Math.max(0, Math.round(((price ?? 0) - down) / 100 + (apr ?? 3.9) + more)),
            ),
          })),
          currentPayment: 436,
          downPayments,
          defaultPayoff: 15869,
          paymentPayoff: -17004,
          apr: apr ?? 3.9,
        },
      })
    const owed = (payoff ?? 0) / 1000
    return {
      vin,
      leaseFinance: quote(vehiclePayoffSelected ? 0 : owed),
      optionalLeaseFinance: quote(10 + (vehiclePayoffSelected ? owed : 0)),
    }
  })

type Changes = Parameters<typeof wireCustomer>[0]

const queryOf = (url: string) => new URLSearchParams(url.split('?')[1])

/** A household of so many vehicles, which answers the requested page. */
export function householdOf(total: number): FakeAnswer {
  return ({ url }) => {
    const page = Number(queryOf(url).get('pageNumber'))
    const pageSize = Number(queryOf(url).get('pageSize'))
    const from = (page - 1) * pageSize
    return {
      householdVehicle: Array.from({ length: Math.max(0, Math.min(pageSize, total - from)) }, (_, at) => ({
        vin: `VIN${from + at + 1}`,
        year: 2018,
        make: 'Toyota',
        model: 'Sienna',
        trim: String(from + at + 1),
        newOrUsed: 'Used',
        opptId: at === 0 ? '1000002' : null,
        owner: 'Luis Castellanos',
      })),
      pagination: { page, pageSize, total, pageCount: Math.ceil(total / pageSize) },
    }
  }
}

/** The opportunity of an address below the opportunity service. */
const idIn = (url: string): string => url.slice(config.bases.opportunity.length + 1).split('/')[0] ?? ''

/** Records every call. */
export const savedCall =
  (changes?: Parameters<typeof wireSaved>[1]): FakeAnswer =>
  ({ body }) =>
    wireSaved((body as { readonly opportunityId: string }).opportunityId, changes)

/** The email that was sent, accepted by the mail server. */
const sentEmail: FakeAnswer = ({ body }) => ({
  ...wireSaved((body as { readonly opportunityId: string }).opportunityId),
  delivery: 'sent',
})

/** Locks that nobody else holds; every change of a row has the next version. */
function lockOf(): FakeAnswer {
  const versions = new Map<string, number>()
  return ({ body }) => {
    const { opptId, isLocked } = body as { readonly opptId: string; readonly isLocked: boolean }
    const version = (versions.get(opptId) ?? 1) + 1
    versions.set(opptId, version)
    return wireLock(opptId, isLocked, version)
  }
}

/** A problem document, as a service refuses a call. */
export const problem = (
  status: number,
  title: string,
  requestId = 'request-9',
  more: Readonly<Record<string, unknown>> = {},
): Response =>
  new Response(JSON.stringify({ type: 'about:blank', title, status, code: 'fault', requestId, ...more }), {
    status,
    statusText: title,
    headers: { 'Content-Type': 'application/problem+json' },
  })

/** A log of so many customers, which answers the requested page. */
export const logOf =
  (total: number): FakeAnswer =>
  ({ body }) => {
    const { pageNumber, pageSize } = body as { readonly pageNumber: number; readonly pageSize: number }
    const from = (pageNumber - 1) * pageSize
    return wirePage(wireRows(Math.min(pageSize, total - from), from), total, pageNumber, pageSize)
  }

export type HeldAnswer = {
  readonly answer: FakeAnswer
  /** Fulfilled by the first request. */
  readonly asked: Promise<void>
  readonly release: () => void
}

/** An answer that waits until it is released. */
export function held(answer: FakeAnswer): HeldAnswer {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  let reportAsked = () => {}
  const asked = new Promise<void>((resolve) => {
    reportAsked = resolve
  })
  return {
    answer: (request) => {
      reportAsked()
      return gate.then(() => answer(request))
    },
    asked,
    release: () => release(),
  }
}

const parametersIn = (path: string): number => path.split('{').length - 1

/** Literal paths are matched before those with parameters, as on the server. */
const patterns = [...endpoints]
  .sort((a, b) => parametersIn(a.path) - parametersIn(b.path))
  .map(({ name, method, base, path }) => ({
    name,
    method,
    address: new RegExp(`^${config.bases[base]}${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`),
  }))

const nameOf = ({ method, url }: SeenRequest): string => {
  const found = patterns.find((pattern) => pattern.method === method && pattern.address.test(url))
  if (found === undefined) throw new Error(`No endpoint for ${method} ${url}`)
  return found.name
}

/** An answer whose body ends when the call is given up, as on a network. */
const givenUpBy = (answer: Response, signal: AbortSignal): Response =>
  answer.body === null
    ? answer
    : new Response(answer.body.pipeThrough(new TransformStream(), { signal }), answer)

/**
 * All services at once: their requests, in order, and their answers, which a test may change at any time. Each section of a
 * request for several counts, and is answered, as the call that reads it alone.
 */
export function fakeApi(roles: readonly Permission[], changes: FakeAnswers = {}) {
  let answers: FakeAnswers = { ...usual(roles), ...changes }
  const calls: { readonly name: string; readonly request: SeenRequest }[] = []
  const count = (name: string, request: SeenRequest) => {
    calls.push({ name, request })
    return answers[name]?.(request)
  }
  const sectionsOf = (request: SeenRequest): Response =>
    sectionsAnswer(request.url, idIn(request.url), {
      call: (name, url) => count(name, { ...request, url }),
      lookUp: (name, url) => answers[name]?.({ ...request, url }),
    })
  const { transport, seen } = recordingTransport(async (request, signal) => {
    const name = nameOf(request)
    const isSections = name === getOpportunitySections.name && answers[name] === undefined
    const answer = isSections ? sectionsOf(request) : await count(name, request)
    signal.throwIfAborted()
    return answer instanceof Response ? givenUpBy(answer, signal) : Response.json({ data: answer, meta: {} })
  })
  const callsOf = (name: EndpointName) =>
    calls.filter((one) => one.name === name).map(({ request }) => request)
  return {
    transport,
    /** From now on these endpoints answer otherwise. */
    answer(more: FakeAnswers) {
      answers = { ...answers, ...more }
    },
    /** The names of the calls so far, in order; without those that usage analytics made. */
    names: () => calls.map(({ name }) => name).filter((name) => name !== recordUsages.name),
    /** What was sent to usage analytics, in order. */
    usage: () =>
      callsOf(recordUsages.name).flatMap(({ body }) => (body as BodyOf<typeof recordUsages>).events),
    /** The calls of an endpoint, in order. */
    callsOf,
    /** What was sent over the network, in order: method and address below the origin. */
    requests: () => seen.map(({ method, url }) => `${method} ${url}`),
  }
}
