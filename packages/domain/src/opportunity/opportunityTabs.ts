/** The tabs of the page, in order, by the words of the address (O-036, D-49). */
export const opportunityTabs = [
  { id: 'call', label: 'Call' },
  { id: 'email', label: 'Email' },
  { id: 'notes', label: 'Notes' },
  { id: 'history', label: 'History' },
  { id: 'lead', label: 'Create Lead' },
  { id: 'reminder', label: 'Reminder' },
] as const

export type OpportunityTab = (typeof opportunityTabs)[number]['id']

/** The tab that the page opens at (OP-020). */
export const firstOpportunityTab: OpportunityTab = 'call'

/**
 * The tab that a word of the address names; the first one for none and for any other word (D-49).
 *
 * @example opportunityTab('history') // 'history'
 */
export const opportunityTab = (word: string | null): OpportunityTab =>
  opportunityTabs.find(({ id }) => id === word)?.id ?? firstOpportunityTab
