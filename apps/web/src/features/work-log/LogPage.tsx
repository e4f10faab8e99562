import type { Store } from '@retain/domain/session/user/user'
import type { LogPage as LogFacts } from '@retain/domain/work-log/logPages'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { Fragment, type ReactNode } from 'react'
import { selectConfig } from '../../core/config/appConfigSlice'
import { useAppSelector } from '../../core/state/appHooks'
import { useLogContext } from './view/logContext'
import { selectActiveStore } from '../../session/active-store/activeStoreSlice'
import { ListShortcuts } from '../../list/shortcuts/ListShortcuts'
import { NoStore } from '../../shell/NoStore'

interface LogPageProps {
  readonly log: LogFacts
  /** The page header and the content under it, in the active store. */
  readonly children: (store: Store, context: LogContext) => ReactNode
}

/** The page of any log: its title, and its content in the active store. */
export function LogPage({ log, children }: LogPageProps) {
  const store = useAppSelector(selectActiveStore)
  const context = useLogContext()
  const { appName } = useAppSelector(selectConfig)
  return (
    <Page reachesEdge>
      <title>{`${log.title} · ${appName}`}</title>
      {store === null || context === null ? (
        <>
          <PageHeader title={log.title} />
          <NoStore />
        </>
      ) : (
        // The key removes all rows and state of the previous store.
        <Fragment key={store.hyperionId}>{children(store, context)}</Fragment>
      )}
      <ListShortcuts />
    </Page>
  )
}
