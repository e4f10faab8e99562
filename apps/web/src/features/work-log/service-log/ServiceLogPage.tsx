import type { Store } from '@retain/domain/session/user/user'
import { serviceLog } from '@retain/domain/work-log/service-log/serviceLog'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { useMemo } from 'react'
import { LogPage } from '../LogPage'
import { LogResults } from '../LogResults'
import { useLogView } from '../view/useLogView'
import { useRowsView } from '../view/useRowsView'
import { ServiceLogHead } from './ServiceLogHead'
import { useCandidateRows } from './useCandidateRows'

/** The Service Log: the customers of the active store who are in service, and those who may become opportunities. */
export const ServiceLogPage = () => (
  <LogPage log={serviceLog}>{(store, context) => <ServiceLog store={store} context={context} />}</LogPage>
)

function ServiceLog({ store, context }: { readonly store: Store; readonly context: LogContext }) {
  const control = useLogView(serviceLog, context)
  const { view } = control
  const search = useMemo(() => serviceLog.search(view, context), [view, context])
  const candidates = useCandidateRows(view, context)
  return (
    <>
      <ServiceLogHead context={context} {...control} />
      <LogResults
        log={serviceLog}
        store={store}
        search={search}
        leading={candidates.rows}
        {...useRowsView(control)}
      />
    </>
  )
}
