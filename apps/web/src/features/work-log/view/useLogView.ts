import type { AddressCodec } from '@retain/domain/work-log/view/addressCodec'
import type { LogType } from '@retain/domain/work-log/logTypes'
import type { LogContext } from '@retain/domain/work-log/view/logContext'
import { useCallback, useMemo } from 'react'
import { useAddressOf, useListAddress } from '../../../list/address/useListAddress'

/** Opens another view of a log as a new entry of the history, or in place of the present one with `replace`. */
export type ShowView<View> = (view: View, options?: { readonly replace?: boolean }) => void

/** The view of a log, and the function that changes it. */
export interface LogViewControl<View> {
  readonly view: View
  readonly show: ShowView<View>
}

/** The part of a log's definition that reads and writes its address. */
interface AddressedLog<View> {
  readonly id: LogType
  readonly address: AddressCodec<View>
}

/**
 * The view of the present address; a bare address opens the last view of the log in this store (L-479).
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
 * Writes a view to the address. Wrong input is corrected in place, so that Back never leads to it.
 *
 * @param isSettled false while it is not known yet what to show.
 * @returns the function that opens another view.
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
 * Reads order, page and filters of a log from the address and writes them there. Person filters are in the history
 * state: Back and a reload find them again.
 */
export function useLogView<View>(log: AddressedLog<View>, context: LogContext): LogViewControl<View> {
  const { addressed: view } = useAddressedView(log, context)
  return { view, show: useWrittenView(log, context, view) }
}
