import { whatFitsPath } from '@retain/domain/opportunity/opportunityPath'
import { pageTitles } from '@retain/domain/session/routes/pageTitles'
import { LinkButton } from '@retain/ui/link-button'
import { ListChecks } from 'lucide-react'
import { RouterLink } from '../../shell/RouterLink'

/** Leads to what vehicles in stock would cost the customer of an opportunity. */
export const WhatFitsLink = ({ opptId }: { readonly opptId: string }) => (
  <LinkButton href={whatFitsPath(opptId)} icon={<ListChecks aria-hidden="true" />} linkComponent={RouterLink}>
    {pageTitles.opportunityWhatFits}
  </LinkButton>
)
