import type { endpoints } from '@retain/api-client/endpoints'
import { pendingBody } from '@retain/domain/lead/compassFlow'
import type { Permission } from '@retain/domain/session/user/permissions'
import { templateEditPermissions, type TemplateTypeName } from '@retain/domain/templates/template'
import { custDealId } from '../features/customer-360/dealId'
import { testUserName } from './testTokens'
import { exampleAdjustment } from './exampleAdjustment'
import { exampleAdminCalls } from './exampleAdminCalls'
import { exampleAssociate, exampleOrphans } from './exampleOrphans'
import { exampleTelephony } from './exampleTelephony'
import { exampleVehicles } from './exampleVehicles'
import {
  exampleAnnouncement,
  exampleAnnouncementId,
  exampleHelpLink,
  exampleHelpLinkId,
} from './exampleAdminTexts'

/** A request that an endpoint accepts. */
export interface ExampleRequest {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>> | readonly unknown[]
  /** The version that a change names. @default 1 */
  readonly version?: number
}

/** The number by which the host system, called like the store, knows the customer that a request names. */
export const exampleCustNo = '104482'

/** The vehicle that the store of a request has in stock, and services. */
export const exampleVin = '7FARS5H53TE014448'

/** The repair order of that vehicle. */
export const exampleRepairOrderId = '81'

/** The email of the entry that a request names. */
export const exampleMailId = '77'

/** The email that waits to be assigned, which a request names. */
export const exampleIncomingId = '79'

/** The lead in elead that a request names. */
export const exampleLeadId = '900000001'

/** The token of the visit of the listing service that a request names. */
export const exampleVisit = 'example-visit'

/** The templates of the store that a request names, in their first version. */
export const exampleTemplates = { email: '900071', call: '900072' } as const satisfies Record<
  TemplateTypeName,
  string
>

/**
 * Makes a request for a store, one of its opportunities and an entry of that one's history, which somebody may make who has no
 * permission but the given one; without one, somebody who has all of them.
 */
type MakeExample = (
  hyperionId: string,
  opptId: string,
  contactHistoryId: string,
  permission?: Permission,
) => ExampleRequest

const ofOpportunity: MakeExample = (_hyperionId, opptId) => ({ params: { opptId } })

const ofLead: MakeExample = (hyperionId, opptId) => ({
  query: { leadId: exampleLeadId, oppId: opptId, hyperionId },
})

const smith = { queryType: 'customerName', query: 'Smith' }

const ofAlert: MakeExample = () => ({ body: ['999999'] })

const ofCustomer360: MakeExample = (hyperionId, opptId) => ({
  query: { opptId, customerId: `${hyperionId}${exampleCustNo}` },
})

const ofDeal360: MakeExample = (_hyperionId, opptId) => ({
  params: { custDealId: custDealId({ opptId }) },
  query: { opptId },
})

const ofCaller: MakeExample = () => ({ params: { username: testUserName } })

const ofStore: MakeExample = (hyperionId) => ({ query: { hyperionId } })

/** One good request per endpoint of the contract; a test fails when one is missing. */
export const exampleRequests: Readonly<Record<string, MakeExample>> = {
  getUserAccess: () => ({}),
  validateToken: () => ({ query: { client_id: 'equity', token: 'none' } }),
  listStores: () => ({}),
  listAllStores: () => ({ query: { pageNumber: '1' } }),
  checkStore: (hyperionId) => ({ query: { hyperionId } }),
  getStoreAdditionalInfo: ofStore,
  getStoreLogo: (hyperionId) => ({ params: { hyperionId } }),
  setActiveStore: (hyperionId) => ({ body: { hyperionId } }),
  autoSubscribeAlerts: ofStore,
  listNotifications: (hyperionId) => ({ params: { hyperionId }, query: { utcOffset: '-05:00' } }),
  markNotificationsViewed: ofAlert,
  removeNotifications: ofAlert,
  removeReminderNotifications: ofAlert,
  createNotification: (hyperionId, opptId) => ({
    body: {
      notificationType: 'FLAG_BY_MG',
      opptId,
      hyperionId,
      userName: exampleAssociate,
      message: 'Manager has flagged customer for you',
    },
  }),
  listAnnouncements: () => ({}),
  markAnnouncementRead: () => ({ body: { id: '999999', markAsRead: true } }),
  getProfile: ofCaller,
  saveProfile: (...given) => ({
    ...ofCaller(...given),
    body: {
      ...{ userName: testUserName, givenName: null, familyName: null, email: null, phone: null },
      ...{ phoneExt: null, mobile: null, signature: '<p>Pat</p>' },
    },
  }),
  listProfiles: ofStore,
  searchOnlineHelp: () => ({ query: { SearchString: '', PageSize: '10', PageNumber: '1' } }),
  listHelpLinks: () => ({}),
  createHelpLink: () => ({ body: { helpLinkId: null, ...exampleHelpLink } }),
  updateHelpLink: () => ({ body: { helpLinkId: exampleHelpLinkId, ...exampleHelpLink } }),
  deleteHelpLink: () => ({ body: { helpLinkId: '999999' } }),
  listAnnouncementsAdmin: () => ({}),
  createAnnouncement: () => ({ body: { announcementId: null, ...exampleAnnouncement } }),
  updateAnnouncement: () => ({ body: { announcementId: exampleAnnouncementId, ...exampleAnnouncement } }),
  deleteAnnouncement: () => ({ body: { announcementId: '999999' } }),
  recordUsage: (hyperionId) => ({
    body: { hyperionId, usageTimestamp: '2026/03/16 15:30:00', action: 'searchLogs' },
  }),
  recordUsages: (hyperionId) => ({
    body: { events: [{ hyperionId, usageTimestamp: '2026/03/16 15:30:00', action: 'searchLogs' }] },
  }),
  searchLogs: (hyperionId) => ({ body: { source: 'EQLOG', hyperionId } }),
  countRowStates: (hyperionId) => ({ body: { source: 'SVCLOG', hyperionId } }),
  searchLog: (hyperionId) => ({ body: { source: 'SRCHLOG', hyperionIds: hyperionId, ...smith } }),
  quickSearchV2: (hyperionId) => ({ body: { source: 'SRCHLOG', hyperionIds: hyperionId, ...smith } }),
  exportLog: (hyperionId, opptId) => ({
    body: {
      hyperionId,
      call: 'searchLogs',
      search: { source: 'EQLOG', hyperionId },
      columns: ['customerName', 'year'],
      rowKeys: [opptId],
    },
  }),
  listLastViewed: (hyperionId) => ({ query: { hyperionId } }),
  recordOpportunityViewed: (hyperionId, opptId) => ({ body: { opptId, hyperionId } }),
  listCandidates: (hyperionId) => ({ query: { hyperionId, scanDateSortOrder: 'desc' } }),
  listSavedSearches: () => ({ query: { searchType: 'EQLOG' } }),
  saveSearch: () => ({
    body: { searchType: 'EqLogCol', name: 'Custom', filter: { columns: ['customerName', 'year'] } },
  }),
  listTemplates: (hyperionId) => ({ query: { hyperionId } }),
  createTemplate: (hyperionId, _opptId, _entry, permission) => ({
    body: exampleTemplate(hyperionId, permission),
  }),
  updateTemplate: (hyperionId, _opptId, _entry, permission) => {
    const template = exampleTemplate(hyperionId, permission)
    return { body: { templateId: exampleTemplates[template.templateTypeName], ...template } }
  },
  deleteTemplate: () => ({ body: { templateId: '999999' } }),
  getDisclaimer: (hyperionId) => ({ query: { hyperionId } }),
  saveDisclaimer: (hyperionId) => ({
    body: { hyperionId, body: '<p>Offers end with the month.</p>' },
    version: 0,
  }),
  deleteSavedSearch: () => ({ params: { savedSearchId: '999999' } }),
  listYears: () => ({}),
  listMakes: ofStore,
  listModels: () => ({ query: { makeId: '101,102' } }),
  listTrims: () => ({ query: { modelId: '1001' } }),
  listColors: () => ({}),
  listCompassStatuses: () => ({}),
  listLenders: ofStore,
  listHyperionFilters: (hyperionId) => ({ params: { hyperionId } }),
  listFlaggedSalesUsers: (hyperionId) => ({ params: { hyperionId } }),
  listStoreUsers: (hyperionId) => ({ query: { hyperionId, listType: 'emailSentBy' } }),
  setLeadPending: (_hyperionId, opptId) => ({ params: { id: opptId }, body: pendingBody }),
  submitToCompass: (_hyperionId, opptId) => ({ query: { oppId: opptId, source: 'EQLOG' } }),
  getCompassLeadStatus: ofLead,
  createElead: (hyperionId, opptId) => ({
    body: { opptId, hyperionId, salespersonId: 'pat', vin: null, notes: '' },
  }),
  createAdfLead: (hyperionId, opptId) => ({ body: { opptId, hyperionId, vin: null, userName: null } }),
  previewAdfLead: (_hyperionId, opptId) => ({ query: { oppId: opptId } }),
  getOfferTerms: (_hyperionId, opptId) => ({ query: { opptId } }),
  listStockOffers: (_hyperionId, opptId) => ({ query: { opptId } }),
  computeLeaseFinance: (hyperionId, opptId) => ({
    params: { type: 'payoffGrid' },
    body: {
      opptId,
      hyperionId,
      vehicles: [
        {
          vin: '',
          price: null,
          downPayments: [],
          apr: null,
          payoff: null,
          vehiclePayoffSelected: false,
        },
      ],
    },
  }),
  recordEleadHistory: (hyperionId, opptId) => ({ body: { eleadId: exampleLeadId, hyperionId, opptId } }),
  getEleadStatus: ofLead,
  listEleadSalespersons: (hyperionId) => ({ params: { hyperionId } }),
  getOpportunityDetails: (_hyperionId, opptId) => ({ params: { opptId, flag: 'false' } }),
  getOpportunity: (_hyperionId, opptId) => ({ params: { opptId, log: 'true' } }),
  getCustomerInfo: ofOpportunity,
  getDealInfo: ofOpportunity,
  getVehicleInfo: ofOpportunity,
  getContactHistory: ofOpportunity,
  getPaymentInfo: ofOpportunity,
  getLastRoCustomer: ofOpportunity,
  getSearchedOpportunity: ofOpportunity,
  getValueHistory: ofOpportunity,
  getOpportunitySections: (_hyperionId, opptId) => ({
    params: { opptId },
    query: { names: 'frame,dealInformation' },
  }),
  saveCustomerInfo: (_hyperionId, opptId) => ({
    params: { opptId },
    body: { email: 'hana@example.com', mobilePhone: '2075550112', homePhone: null, workPhone: null },
  }),
  ...exampleVehicles,
  saveConquest: (_hyperionId, opptId) => ({
    params: { opptId },
    body: {
      dealType: 'ConquestFinance',
      condition: 'Used',
      term: 72,
      annualLeaseMiles: null,
      paymentsLeft: 39,
      payment: 436.5,
      paymentDay: 15,
      rate: 4.9,
      payoff: 15_869,
      paidOff: false,
      price: null,
      lenderCode: null,
      lenderName: null,
    },
  }),
  listHouseholdVehicles: (_hyperionId, opptId) => ({ query: { opptId, pageNumber: '1', pageSize: '5' } }),
  openVls: (hyperionId, opptId) => ({ query: { hyperionId, opptId } }),
  getVlsData: () => ({ query: { token: exampleVisit } }),
  getVlsVehicles: (hyperionId) => ({ query: { hyperionId, vin: '7FARS5H53TE014448' } }),
  getVlsInventory: () => ({ query: { token: exampleVisit } }),
  chooseVlsVehicles: () => ({ body: { token: exampleVisit, vins: ['7FARS5H53TE014448'] } }),
  listTradeAdjustments: ofStore,
  saveTradeAdjustment: (hyperionId) => ({ query: { hyperionId }, body: { ...exampleAdjustment } }),
  listOffers: (hyperionId, opptId) => ({ query: { hyperionId, opptId } }),
  listCampaignOffers: (hyperionId, opptId) => ({ query: { hyperionId, opptId } }),
  listServiceOffers: (hyperionId, opptId) => ({ query: { hyperionId, opptId } }),
  listProtectionProducts: (_hyperionId, opptId) => ({ query: { opptId } }),
  listCustomers360: (_hyperionId, opptId) => ({ query: { opptId } }),
  listDeals360: ofCustomer360,
  getDealInfo360: ofDeal360,
  listAppraisals360: ofDeal360,
  listViewHistory: ofCustomer360,
  listSearchHistory: ofCustomer360,
  listTimeline: ofCustomer360,
  getInventoryDetails: () => ({ query: { vin: exampleVin } }),
  validateEmployee: (hyperionId) => ({ query: { customerId: `${hyperionId}${exampleCustNo}` } }),
  setEmployeeFlag: (hyperionId) => ({
    body: { customerId: `${hyperionId}${exampleCustNo}`, employeeFlagActive: true },
  }),
  getRoHistory: (_hyperionId, opptId) => ({ query: { opptId, vin: exampleVin } }),
  getRoLineItems: (_hyperionId, opptId) => ({ params: { id: exampleRepairOrderId }, query: { opptId } }),
  saveNote: (_hyperionId, opptId) => ({
    body: {
      opportunityId: opptId,
      notes: '<p>Prefers to be called in the evening.</p>',
      action: 'NOTE',
      actionResult: 'NOTE',
    },
  }),
  logCall: (_hyperionId, opptId) => ({
    body: {
      opportunityId: opptId,
      contactInfo: null,
      notes: 'Asked about the lease.',
      dayPhoneNumberIsBad: false,
      evePhoneNumberIsBad: false,
      cellPhoneNumberIsBad: false,
      action: 'IN_CALL',
      actionResult: 'INBOUNDCALL',
      reason: null,
    },
  }),
  sendEmail: (_hyperionId, opptId, _entry, permission) => ({
    body: {
      opportunityId: opptId,
      source: 'EQLOG',
      templateId: null,
      action: 'IN_EMAIL',
      actionResult: permission === 'Opportunity_Can_Set_No_Longer_Owned' ? 'NLO' : 'CONTACTED',
      reason: null,
      notes: '',
      email: {
        emailBody: '<p>Yes, Friday is fine.</p>',
        emailFrom: 'pat@store.example',
        emailSubject: 'Friday',
        emailTo: 'ana@example.com',
        parentEmailContactDetailId: null,
      },
    },
  }),
  checkEmailBounce: () => ({ query: { emailAddress: 'ana@example.com' } }),
  checkEmailUnsubscribed: () => ({ query: { emailAddress: 'ana@example.com' } }),
  validateEmail: () => ({ query: { emailAddress: 'ana@example.com' } }),
  saveContactHistory: (_hyperionId, opptId) => ({
    body: { opptId, notes: '2026 RAV4', contactType: 'PlaygroundVinSelected', contactAction: null },
  }),
  getContactHistoryEntry: (_hyperionId, _opptId, contactHistoryId) => ({ params: { contactHistoryId } }),
  changeOwner: (_hyperionId, opptId) => ({ body: { opptId }, idempotencyKey: 'example-change-owner' }),
  listMyReminders: () => ({}),
  createReminder: (hyperionId, opptId) => ({
    body: {
      opportunityId: opptId,
      hyperionId,
      reminderText: 'Call about the winter tires',
      reminderDueDate: '2999-01-01T05:00:00.000Z',
    },
  }),
  completeReminder: (_hyperionId, opptId) => ({ body: { reminderId: '999999', opportunityId: opptId } }),
  removeReminders: (_hyperionId, opptId) => ({ body: { reminderIds: ['999999'], opportunityId: opptId } }),
  lockOpportunity: (hyperionId, opptId) => ({ body: { opptId, hyperionId, isLocked: true } }),
  setFlag: (hyperionId, opptId) => ({
    body: {
      opptId,
      hyperionId,
      lastName: 'Tester',
      firstName: 'Pat',
      email: 'pat.tester@test.example',
      isFlagged: true,
    },
  }),
  listFlaggedAssociates: (_hyperionId, opptId) => ({ query: { oppId: opptId } }),
  listMyFlaggedOpportunities: () => ({}),
  listAssociates: (hyperionId) => ({ query: { hyperionId } }),
  updateAssociates: (hyperionId, opptId) => ({ body: { opptId, hyperionId, associates: [] } }),
  flagOpportunities: (hyperionId, opptId) => ({
    body: { opportunities: [{ opptId, hyperionId }], associates: [] },
  }),
  unlockOpportunities: (hyperionId, opptId) => ({
    body: { opportunities: [{ opptId, hyperionId, lockedUserId: 'ann.lee' }] },
  }),
  searchContactLog: (hyperionId) => ({
    body: { hyperionId, from: '2026-03-01 05:00:00', to: '2026-03-16 03:59:59' },
  }),
  getEmailAttachment: (_hyperionId, _opptId, contactHistoryId) => ({
    params: { emailAttachmentId: contactHistoryId },
  }),
  listUnassignedEmails: ofStore,
  assignEmail: (_hyperionId, opptId) => ({ body: { incomingEmailId: exampleIncomingId, opptId } }),
  overrideReply: (hyperionId, _opptId, contactHistoryId) => ({
    body: {
      source: 'CONLOG',
      hyperionId,
      inboundEmailContactDetailId: exampleMailId,
      inboundContactHistoryId: contactHistoryId,
      message: 'No response needed',
    },
  }),
  listBrandRegionMarket: () => ({}),
  listGlobalSettings: (hyperionId) => ({ params: { hyperionId } }),
  ...exampleAdminCalls,
  ...exampleOrphans,
  ...exampleTelephony,
}

/** One endpoint of the contract, whichever. */
export type AnyEndpoint = (typeof endpoints)[number]

const exampleTemplate = (hyperionId: string, permission?: Permission) => {
  const templateTypeName: TemplateTypeName = permission === templateEditPermissions.call ? 'call' : 'email'
  return {
    name: 'Lease end',
    templateTypeName,
    templateCategory: 'Store',
    hyperionId,
    subject: 'Your lease',
    body: '<p>Ask {{CustomerFirstName}} about the lease.</p>',
  }
}
