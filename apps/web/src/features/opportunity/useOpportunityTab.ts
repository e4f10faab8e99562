import {
  firstOpportunityTab,
  opportunityTab,
  type OpportunityTab,
} from '@retain/domain/opportunity/opportunityTabs'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The selected tab, which is in the address. Another tab replaces the history entry: Back leaves the page. */
export function useOpportunityTab(): [OpportunityTab, (tab: OpportunityTab) => void] {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown }
  const navigate = useNavigate()
  const show = useCallback(
    (tab: OpportunityTab) => {
      const query = new URLSearchParams(search)
      if (tab === firstOpportunityTab) query.delete('tab')
      else query.set('tab', tab)
      void navigate(
        { pathname, search: query.toString() },
        { replace: true, state, preventScrollReset: true },
      )
    },
    [navigate, pathname, search, state],
  )
  return [opportunityTab(new URLSearchParams(search).get('tab')), show]
}
