import { noStoreText } from '@retain/domain/session/activeStore'
import { EmptyState } from '@retain/ui/empty-state'
import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { Store as StoreIcon } from 'lucide-react'
import { usePageTitle } from '../../shell/pageTitle'
import { useLogContext } from '../work-log/view/logContext'
import { Dashboard } from './Dashboard'

/** What the associates of a manager's stores have done, and what is left on their lists. Beyond the specification. */
export function DashboardPage() {
  const title = usePageTitle() ?? ''
  const context = useLogContext()
  return (
    <Page>
      <title>{title}</title>
      {context === null ? (
        <>
          <PageHeader title={title} />
          <EmptyState icon={<StoreIcon aria-hidden="true" />} text={noStoreText} />
        </>
      ) : (
        <Dashboard key={context.hyperionId} title={title} context={context} />
      )}
    </Page>
  )
}
