import type { RouteName } from '@retain/domain/session/routes/routes'

/** Pages of later releases inside the shell, with their titles. Each is reachable by its address and says that it is to come. */
export const laterPages = {
  serviceLog: 'Service Log',
  contactLog: 'Contact Log',
  searchLog: 'Search log',
  profile: 'Email Signature',
  onlineHelp: 'Helpful Links',
  onlineHelpModal: 'Helpful Links',
  opportunityPlayground: 'Playground',
  opportunityPlaygroundOld: 'Playground',
  playground: 'Playground',
  customerPlayground: 'Playground',
  customer360: 'Customer 360',
  textMessage: 'Opportunity',
  globalAdmin: 'Global Settings',
  disclaimer: 'Email Disclaimer',
  overrides: 'Setting Overrides',
  overridePanel: 'Setting Overrides',
  storeAdmin: 'Store Admin',
  enableStore: 'Enable Stores',
  emailTemplates: 'Email Templates',
  callGuides: 'Call Guides',
  announcementAdmin: 'Announcements',
  helpLinksAdmin: 'Help Links',
  mappingTable: 'Mapping Table',
  tradeAdjustment: 'Trade Adjustment',
  sandbox: 'Sandbox',
} as const satisfies Partial<Record<RouteName, string>>

/** Print views of later releases: without the shell, for people with access. */
export const laterPrints = {
  serviceLogPrint: 'Service Log',
  opportunityPlaygroundPrint: 'Playground',
  opportunityPlaygroundPrintOld: 'Playground',
  playgroundPrint: 'Playground',
} as const satisfies Partial<Record<RouteName, string>>

/** Pages of later releases that are open to everybody. */
export const laterOpenPages = {
  contactInfo: 'Contact',
  vls: 'Vehicle listing',
  videoPlayer: 'Video player',
} as const satisfies Partial<Record<RouteName, string>>
