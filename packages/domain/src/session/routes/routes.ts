import { byLogRoute } from '../../work-log/logPages'
import { overridePermissions, type Permission } from '../user/permissions'

/** A route of the app: its address and who may open it. */
export interface Route {
  /** The address as links write it; `:name` stands for one part of it. */
  readonly path: string
  /**
   * `'open'`: everybody. Otherwise the signed-in user needs general access where `general` says so, and any one of
   * `anyOf` where a list stands there.
   */
  readonly access: 'open' | { readonly general: boolean; readonly anyOf?: readonly Permission[] }
}

const open = (path: string): Route => ({ path, access: 'open' })
const general = (path: string): Route => ({ path, access: { general: true } })
const needs = (path: string, ...anyOf: Permission[]): Route => ({ path, access: { general: true, anyOf } })

/** The opportunity page and its children (S-732, D-48). */
const opportunity = '/app/opportunity/:id'

/**
 * Every route with its permission, in one table (S-018 to S-073, S-731 to S-742). Guards, navigation entries
 * and menus all use it.
 */
export const routes = {
  index: open('/'),
  login: open('/login'),
  auth: open('/auth'),
  authSilent: open('/auth/silent'),
  accessDenied: open('/access_denied'),
  logout: open('/Logout'),
  contactInfo: open('/contact'),
  vls: open('/Vls'),
  /** The window of the listing service that stands in the demonstration for that of others. */
  vlsListing: open('/VlsListing'),
  videoPlayer: open('/videoplayer'),

  app: general('/app'),
  home: general('/app/home'),
  ...byLogRoute(({ path }) => general(path)),
  serviceLogPrint: general('/print/ServiceLogPrint'),
  /** Without an id a text-message link leads to the Equity Log (S-243, O-031). */
  textMessageWithoutId: general('/txt'),
  textMessage: general('/txt/:id'),
  profile: general('/app/profile'),
  onlineHelp: general('/app/onlineHelp'),
  onlineHelpModal: general('/app/onlineHelpModal'),

  opportunity: general(opportunity),
  opportunityDetails: general(`${opportunity}/details`),
  /** Where an opportunity that does not exist leads to: inside its page (OP-019). */
  opportunityNotFound: general(`${opportunity}/not-found`),
  opportunityPlayground: general(`${opportunity}/playground`),
  opportunityPlaygroundOld: general(`${opportunity}/playgroundOld`),
  /** The stock of the store by what it would cost the customer. Beyond the specification. */
  opportunityWhatFits: general(`${opportunity}/what-fits`),
  opportunityPlaygroundPrint: needs(`${opportunity}/playground-print`, 'Opportunity_Can_Print_Playground'),
  opportunityPlaygroundPrintOld: needs(`${opportunity}/PlaygroundPrint`, 'Opportunity_Can_Print_Playground'),
  playground: general('/app/playground'),
  playgroundPrint: needs('/app/PlaygroundPrint', 'Opportunity_Can_Print_Playground'),
  customer: general('/customer/:id'),
  customerPlayground: general('/customer/:id/playground'),
  customer360: needs('/app/customer360/:id', 'CanView360 Access'),

  /** The manager's figures. Beyond the specification. */
  dashboard: needs('/app/dashboard', ...overridePermissions),
  /** The contacts and leads that it counts, one by one. */
  activity: needs('/app/dashboard/activity', ...overridePermissions),

  /** Opportunities without an owner, and who gets them. Beyond the specification. */
  orphans: needs('/app/orphans', ...overridePermissions),

  globalAdmin: needs('/app/globalAdmin', 'Opportunity_Can_Edit_Default_Settings'),
  disclaimer: needs('/app/Disclaimer', 'Opportunity_Can_Edit_Default_Settings'),
  overrides: needs('/app/globalAdmin/Overrides', ...overridePermissions),
  overridePanel: needs('/app/globalAdmin/Overrides/:settingKeyId', ...overridePermissions),
  storeAdmin: needs('/app/StoreAdmin', 'Opportunity_Can_Edit_Setting_Overrides'),
  enableStore: needs('/app/enableStore', 'Opportunity_Can_Access_Enable_Stores'),
  emailTemplates: needs('/app/EmailTemplates', 'Opportunity_Can_Edit_Email_Templates'),
  callGuides: needs('/app/CallGuides', 'Opportunity_Can_Edit_Call_Guides'),
  announcementAdmin: needs('/app/announcementAdmin', 'Opportunity_Admin_Announcement'),
  helpLinksAdmin: needs('/app/helpLinksAdmin', 'Opportunity_Can_Edit_HelpLink'),
  mappingTable: needs('/app/mappingTable', 'Opportunity_Can_Edit_HelpLink'),
  /** What administrators have changed. Beyond the specification. */
  auditLog: needs('/app/auditLog', 'Opportunity_Can_Edit_Default_Settings'),
  /** Who may do what in which store. Beyond the specification. */
  people: needs('/app/people', 'Opportunity_Can_Edit_Default_Settings'),
  tradeAdjustment: needs('/app/tradeAdjustment', 'Opportunity_VehTradeAdjust_Access'),
  sandbox: needs('/app/sandbox', 'Opportunity_Can_Access_Sandbox'),
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
