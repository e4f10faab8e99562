/** The ids of the elements of a tab and its panel, by the id of the tab. */
export interface TabIds {
  readonly tab: (id: string) => string
  readonly panel: (id: string) => string
}

/**
 * Ids that name each other: a tab the panel that it controls, a panel its tab.
 *
 * @param base an id of these tabs alone.
 * @example tabIds('t1').panel('call') // 't1-tabpanel-call'
 */
export const tabIds = (base: string): TabIds => {
  const withRole = (role: string) => (id: string) =>
    // Several ids in one attribute are told apart by blanks.
    `${base}-${role}-${id.replace(/\s+/g, '')}`
  return { tab: withRole('tab'), panel: withRole('tabpanel') }
}
