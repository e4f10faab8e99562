import { helpTitle } from '../../help/helpLink'
import { byLogRoute, logPages } from '../../work-log/logPages'
import { userMenuLabels } from '../menus/userMenu'
import type { RouteName } from './routes'

const playground = 'Playground'
const opportunity = 'Opportunity'
const overrides = 'Setting Overrides'

/**
 * What every page is called, in its head and where the navigation leads to it (S-142, S-167 to S-178). Addresses that only
 * lead on, sign-in and sign-out have no title.
 *
 * @example pageTitles.callGuides // 'Call Guides'
 */
export const pageTitles = {
  app: logPages.EQLOG.title,
  home: logPages.EQLOG.title,
  serviceLogPrint: logPages.SVCLOG.title,
  ...byLogRoute(({ title }) => title),

  opportunity,
  opportunityDetails: opportunity,
  opportunityNotFound: opportunity,
  textMessage: opportunity,
  customer: 'Customer',
  opportunityPlayground: playground,
  opportunityPlaygroundOld: playground,
  opportunityWhatFits: 'What fits',
  opportunityPlaygroundPrint: playground,
  opportunityPlaygroundPrintOld: playground,
  playground,
  playgroundPrint: playground,
  customerPlayground: playground,
  customer360: 'Customer 360',

  profile: userMenuLabels.signature,
  onlineHelp: helpTitle,
  onlineHelpModal: helpTitle,

  dashboard: 'Dashboard',
  activity: 'Behind the Figures',
  globalAdmin: 'Global Settings',
  enableStore: 'Enable Stores',
  emailTemplates: 'Email Templates',
  disclaimer: 'Email Disclaimer',
  callGuides: 'Call Guides',
  overrides,
  overridePanel: overrides,
  storeAdmin: 'Store Admin',
  announcementAdmin: 'Announcements',
  helpLinksAdmin: 'Help Links',
  mappingTable: 'Mapping Table',
  orphans: 'Orphans',
  auditLog: 'Audit Log',
  people: 'People and Access',
  tradeAdjustment: 'Trade Adjustment',
  vlsListing: 'Vehicles in stock',
  sandbox: 'Sandbox',

  contactInfo: 'Contact',
  vls: 'Vehicle listing',
  videoPlayer: 'Video player',
} as const satisfies Partial<Record<RouteName, string>>

/** A page that has a title. */
export type TitledPage = keyof typeof pageTitles
