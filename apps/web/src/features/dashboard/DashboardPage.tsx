import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { NoStore } from '../../shell/NoStore'
import { usePageTitle } from '../../shell/pageTitle'
import { useLogContext } from '../work-log/view/logContext'
import { Dashboard } from './Dashboard'

/** What the associates of a manager's stores have done, and what is left on their lists. Beyond the specification. */
export function DashboardPage() {
  const title = usePageTitle() ?? ''
  const context = useLogContext()
  return (
    <Page isWide>
      <title>{title}</title>
      {context === null ? (
        <>
          <PageHeader title={title} />
          <NoStore />
        </>
      ) : (
        <Dashboard key={context.hyperionId} title={title} context={context} />
      )}
    </Page>
  )
}
