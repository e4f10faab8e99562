import { useMemo } from 'react'
import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { NoStore } from '../../../shell/NoStore'
import { usePageTitle } from '../../../shell/pageTitle'
import { useStores } from '../../../session/active-store/useStore'
import { useLogContext } from '../../work-log/view/logContext'
import { ActivityList } from './ActivityList'

/** What the manager's page counts, one by one. Beyond the specification. */
export function ActivityPage() {
  const title = usePageTitle() ?? ''
  const log = useLogContext()
  const stores = useStores()
  const context = useMemo(() => (log === null ? null : { ...log, stores }), [log, stores])
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
