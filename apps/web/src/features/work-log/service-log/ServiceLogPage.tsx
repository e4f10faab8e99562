import type { Store } from '@retain/domain/session/user/user'
import { serviceLog } from '@retain/domain/work-log/service-log/serviceLog'
import { useCallback, useMemo } from 'react'
import { LogPage } from '../LogPage'
import { LogResults } from '../LogResults'
import type { LogViewControl } from '../logViewControl'
import { ServiceLogHead } from './ServiceLogHead'
import { serviceLogSearch } from './serviceLogSearch'
import { useCandidateRows } from './useCandidateRows'
import { useServiceDay } from './useServiceDay'
import { useServiceLogView } from './useServiceLogView'

/** The Service Log: the customers of the active store who are in service, and those who may become opportunities. */
export const ServiceLogPage = () => (
  <LogPage log={serviceLog}>{(store) => <ServiceLog store={store} />}</LogPage>
)

function ServiceLog({ store }: { readonly store: Store }) {
  const { hyperionId } = store
  const day = useServiceDay()
  const { view, show } = useServiceLogView(hyperionId, day.defaults)
  const request = useMemo(
    () => serviceLogSearch(hyperionId, view, day.offset),
    [hyperionId, view, day.offset],
  )
  const candidates = useCandidateRows(hyperionId, view, day.begins, day.offset)
  const showRows = useCallback<LogViewControl['show']>(
    (rows, options) => show({ ...view, ...rows }, options),
    [show, view],
  )
  return (
    <>
      <ServiceLogHead hyperionId={hyperionId} day={day} view={view} show={show} />
      <LogResults
        log={serviceLog}
        store={store}
        request={request}
        leading={candidates.rows}
        view={view}
        show={showRows}
      />
    </>
  )
}
