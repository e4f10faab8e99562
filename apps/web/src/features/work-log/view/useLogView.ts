import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { parseView, printView, type LogView } from '@retain/domain/work-log/view/viewAddress'
import { useCallback, useMemo } from 'react'
import type { OpportunityLog } from '../opportunityLog'
import { useAddressOf, useLogAddress, type LogAddress } from './useLogAddress'

/** How a log is looked at, which stands in the address. */
export interface LogViewControl {
  readonly view: LogView<LogColumnKey>
  /** Looks at the log otherwise: a new entry of the history, unless `replace` says that the old one was wrong. */
  readonly show: (view: LogView<LogColumnKey>, options?: { readonly replace?: boolean }) => void
}

const nobody: LogAddress['personal'] = {}
const addressOf = (view: LogView<LogColumnKey>): LogAddress => ({ query: printView(view), personal: nobody })

/** Reads the view from the address and writes it there. Filters of the log stand elsewhere. */
export function useLogView(log: OpportunityLog, hyperionId: string): LogViewControl {
  const { query } = useLogAddress(log.id, hyperionId)
  const view = useMemo(() => parseView(query, log), [query, log])
  const goTo = useAddressOf(log.id, hyperionId, addressOf(view))
  const show = useCallback<LogViewControl['show']>((next, options) => goTo(addressOf(next), options), [goTo])
  return { view, show }
}
