import { CardFrame } from '@retain/ui/card-frame'
import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { usePageTitle } from '../../shell/pageTitle'
import { HelpSearch } from './HelpSearch'

/** The page of helpful links (S-059, S-260). */
export function OnlineHelpPage() {
  const title = usePageTitle() ?? ''
  return (
    <Page>
      <title>{title}</title>
      <PageHeader title={title} />
      <CardFrame>
        <HelpSearch place="page" />
      </CardFrame>
    </Page>
  )
}
