import { pageTitles, type TitledPage } from '@retain/domain/session/routes/pageTitles'

type Titles = Readonly<Partial<Record<TitledPage, string>>>

const titled = (names: readonly TitledPage[]): Titles =>
  Object.fromEntries(names.map((name) => [name, pageTitles[name]]))

/** Pages of later releases inside the shell, with their titles. Each is reachable by its address and says that it is to come. */
export const laterPages = titled([
  'serviceLog',
  'contactLog',
  'searchLog',
  'profile',
  'onlineHelp',
  'onlineHelpModal',
  'opportunityPlayground',
  'opportunityPlaygroundOld',
  'playground',
  'customerPlayground',
  'customer360',
  'textMessage',
  'globalAdmin',
  'disclaimer',
  'overrides',
  'overridePanel',
  'storeAdmin',
  'enableStore',
  'emailTemplates',
  'callGuides',
  'announcementAdmin',
  'helpLinksAdmin',
  'mappingTable',
  'tradeAdjustment',
  'sandbox',
])

/** Print views of later releases: without the shell, for people with access. */
export const laterPrints = titled([
  'serviceLogPrint',
  'opportunityPlaygroundPrint',
  'opportunityPlaygroundPrintOld',
  'playgroundPrint',
])

/** Pages of later releases that are open to everybody. */
export const laterOpenPages = titled(['contactInfo', 'vls', 'videoPlayer'])
