import { lazyCode } from '../../core/lazy/lazyCode'
import { LazyDialog } from '../../core/lazy/LazyDialog'
import { useAppSelector } from '../../core/state/appHooks'
import { selectCallPartner } from '../../telephony/telephonySlice'

const callPanel = lazyCode(() => import('./CallPanel'))

const nothingToClose = () => undefined

/** The call of the app's own telephone, over every page: who calls, and what ends it. */
export function Calls() {
  const partner = useAppSelector(selectCallPartner)
  if (partner === null) return null
  return (
    <LazyDialog code={callPanel} onFailed={nothingToClose}>
      {({ CallPanel }) => <CallPanel partner={partner} />}
    </LazyDialog>
  )
}
