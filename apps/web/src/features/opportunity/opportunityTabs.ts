import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The tabs of the page, in order, by the words of the address (O-036, D-49). */
export const opportunityTabs = [
  { id: 'call', label: 'Call' },
  { id: 'email', label: 'Email' },
  { id: 'notes', label: 'Notes' },
  { id: 'history', label: 'History' },
  { id: 'lead', label: 'Create Lead' },
  { id: 'reminder', label: 'Reminder' },
] as const

/** One of the six tabs. */
export type OpportunityTab = (typeof opportunityTabs)[number]['id']

/** The tab that the page opens at (OP-020). */
const firstTab = 'call'

/** The tab that an address names; the first one for none and for any other word. */
export const tabOf = (query: string): OpportunityTab => {
  const word = new URLSearchParams(query).get('tab')
  return opportunityTabs.find(({ id }) => id === word)?.id ?? firstTab
}

/** The tab in sight, which stands in the address. Another one takes its place: Back leaves the page. */
export function useOpportunityTab(): [OpportunityTab, (tab: OpportunityTab) => void] {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown }
  const navigate = useNavigate()
  const show = useCallback(
    (tab: OpportunityTab) => {
      const query = new URLSearchParams(search)
      if (tab === firstTab) query.delete('tab')
      else query.set('tab', tab)
      const printed = query.toString()
      void navigate(
        { pathname, search: printed === '' ? '' : `?${printed}` },
        { replace: true, state, preventScrollReset: true },
      )
    },
    [navigate, pathname, search, state],
  )
  return [tabOf(search), show]
}
