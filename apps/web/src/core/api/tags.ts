/** The kinds of cached data that a command can make outdated. Features use these and define none of their own. */
export const tagTypes = [
  'Store',
  'Setting',
  'Log',
  'RowStates',
  'NoReply',
  'UnassignedEmail',
  'Opportunity',
  'Customer',
  'Deal',
  'Payment',
  'Flag',
  'Reminder',
  'Panel',
  'SavedSearch',
  'Template',
  'Disclaimer',
  'TradeAdjustment',
  'Override',
  'Announcement',
  'HelpLink',
  'Mapping',
  'Orphan',
  'Profile',
] as const

/** The kind of a cached thing. */
export type TagType = (typeof tagTypes)[number]

/** A cached thing, or all of its kind. */
export type Tag = TagType | { readonly type: TagType; readonly id: string }

/** The settings of a store. */
export const settingsOf = (hyperionId: string): Tag => ({ type: 'Setting', id: hyperionId })

/** The logs of a store, whatever their page, sort and filter. */
export const logsOf = (hyperionId: string): Tag => ({ type: 'Log', id: hyperionId })

/** How many rows of the logs of a store are in each state. */
export const rowStatesOf = (hyperionId: string): Tag => ({ type: 'RowStates', id: hyperionId })

/** How many inbound emails of a store wait for a reply. */
export const noReplyOf = (hyperionId: string): Tag => ({ type: 'NoReply', id: hyperionId })

/** The inbound emails of a store that found no opportunity. */
export const unassignedOf = (hyperionId: string): Tag => ({ type: 'UnassignedEmail', id: hyperionId })

/** The opportunities of a store that nobody owns. */
export const orphansOf = (hyperionId: string): Tag => ({ type: 'Orphan', id: hyperionId })

/** For whom an opportunity is flagged. */
export const flagsOf = (opptId: string): Tag => ({ type: 'Flag', id: opptId })

/** All sections of an opportunity's page. */
export const opportunityOf = (opptId: string): Tag => ({ type: 'Opportunity', id: opptId })

/** The panels of an opportunity's page that are read after its sections. */
export const panelsOf = (opptId: string): Tag => ({ type: 'Panel', id: opptId })

/** The customer of an opportunity. */
export const customerOf = (opptId: string): Tag => ({ type: 'Customer', id: opptId })

/** The deal of an opportunity, with what of the vehicle belongs to it. */
export const dealOf = (opptId: string): Tag => ({ type: 'Deal', id: opptId })

/** The saved searches of a type, or the saved columns of a log. */
export const savedSearchesOf = (searchType: string): Tag => ({ type: 'SavedSearch', id: searchType })
