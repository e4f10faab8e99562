import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { NoStore } from '../../../shell/NoStore'
import { usePageTitle } from '../../../shell/pageTitle'
import { useLogContext } from '../../work-log/view/logContext'
import { ActivityList } from './ActivityList'

/** The contacts and leads that the manager's page counts, one by one. Beyond the specification. */
export function ActivityPage() {
  const title = usePageTitle() ?? ''
  const context = useLogContext()
  return (
    <Page reachesEdge>
      <title>{title}</title>
      {context === null ? (
        <>
          <PageHeader title={title} />
          <NoStore />
        </>
      ) : (
        <ActivityList key={context.hyperionId} title={title} context={context} />
      )}
    </Page>
  )
}
