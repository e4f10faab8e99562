import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { usePageTitle } from '../../shell/pageTitle'
import { HelpSearch } from './HelpSearch'
import { HelpCard } from './helpStyle'

/** The page of helpful links (S-059, S-260). */
export function OnlineHelpPage() {
  const title = usePageTitle() ?? ''
  return (
    <Page>
      <title>{title}</title>
      <PageHeader title={title} />
      <HelpCard>
        <HelpSearch place="page" />
      </HelpCard>
    </Page>
  )
}
