import type { AddressCodec } from '@retain/domain/work-log/view/addressCodec'
import type { LogType } from '@retain/domain/work-log/logTypes'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { useCallback, useMemo } from 'react'
import { useAddressOf, useListAddress } from '../../../list/address/useListAddress'

/** Looks at a log otherwise: a new entry of the history, unless `replace` says that the old one was wrong. */
export type ShowView<View> = (view: View, options?: { readonly replace?: boolean }) => void

/** How a log is looked at. */
export interface LogViewControl<View> {
  readonly view: View
  readonly show: ShowView<View>
}

/** What is needed of a log to read and write its address. */
interface AddressedLog<View> {
  readonly id: LogType
  readonly address: AddressCodec<View>
}

/**
 * The view that the address in sight says; a bare address as the log was left in this store (L-479).
 *
 * @returns with `isFirst` where the log opens for the first time in this store.
 */
export function useAddressedView<View>({ id, address }: AddressedLog<View>, context: LogContext) {
  const { query, personFilters, isFirst } = useListAddress(id, context.hyperionId)
  const addressed = useMemo(
    () => address.read(query, personFilters, context),
    [address, query, personFilters, context],
  )
  return { addressed, isFirst }
}

/**
 * Keeps the address as a view prints it, so that wrong input is put right in place and Back never leads to it.
 *
 * @param isSettled false while it is not known yet what to show.
 * @returns how to look at the log otherwise.
 */
export function useWrittenView<View>(
  { id, address }: AddressedLog<View>,
  context: LogContext,
  view: View,
  isSettled = true,
): ShowView<View> {
  const goTo = useAddressOf(
    id,
    context.hyperionId,
    useMemo(() => address.print(view, context), [address, view, context]),
    isSettled,
  )
  return useCallback((next, options) => goTo(address.print(next, context), options), [goTo, address, context])
}

/**
 * Reads order, page and filters of a log from the address and writes them there. Filters that name people stand in the
 * history state: Back and a reload find them again.
 */
export function useLogView<View>(log: AddressedLog<View>, context: LogContext): LogViewControl<View> {
  const { addressed: view } = useAddressedView(log, context)
  return { view, show: useWrittenView(log, context, view) }
}
