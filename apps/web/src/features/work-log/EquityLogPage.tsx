import type { Store } from '@retain/domain/session/user/user'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { PageHeader } from '@retain/ui/page-header'
import { useMemo } from 'react'
import { LogPage } from './LogPage'
import { LogResults } from './LogResults'
import { equityLogSearch } from './search/equityLogSearch'
import { useLogView } from './view/useLogView'

/** The Equity Log: the opportunities of the active store. */
export const EquityLogPage = () => <LogPage log={equityLog}>{(store) => <EquityLog store={store} />}</LogPage>

function EquityLog({ store }: { readonly store: Store }) {
  const { hyperionId } = store
  const control = useLogView(equityLog, hyperionId)
  const request = useMemo(() => equityLogSearch(hyperionId, control.view), [hyperionId, control.view])
  return (
    <>
      <PageHeader title={equityLog.title} />
      <LogResults log={equityLog} store={store} request={request} {...control} />
    </>
  )
}
