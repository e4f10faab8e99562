import { whatFitsPath } from '@retain/domain/opportunity/opportunityPath'
import { pageTitles } from '@retain/domain/session/routes/pageTitles'
import { LinkButton } from '@retain/ui/link-button'
import { ListChecks } from 'lucide-react'
import { RouterLink } from '../../shell/RouterLink'

interface WhatFitsLinkProps {
  readonly opptId: string
  /** How the stock is looked at, as `printFitSearch` writes it. @default as usual */
  readonly query?: string
}

/** Leads to what vehicles in stock would cost the customer of an opportunity. */
export const WhatFitsLink = ({ opptId, query = '' }: WhatFitsLinkProps) => (
  <LinkButton
    href={whatFitsPath(opptId, query)}
    icon={<ListChecks aria-hidden="true" />}
    linkComponent={RouterLink}
  >
    {pageTitles.opportunityWhatFits}
  </LinkButton>
)
