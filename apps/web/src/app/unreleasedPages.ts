import type { TitledPage } from '@retain/domain/session/routes/pageTitles'

/** Pages of later releases inside the shell. Each is reachable by its address and shows that it is not released. */
export const unreleasedPages: readonly TitledPage[] = [
  'profile',
  'onlineHelp',
  'onlineHelpModal',
  'storeAdmin',
  'enableStore',
  'announcementAdmin',
  'helpLinksAdmin',
  'mappingTable',
  'sandbox',
]

/** Pages of later releases that are open to everybody. */
export const unreleasedOpenPages: readonly TitledPage[] = ['contactInfo', 'videoPlayer']
