import type { LogView } from '@retain/domain/work-log/view/printView'
import { useCallback } from 'react'
import type { LogViewControl } from './useLogView'

/** The order and the page of a view, for components that do not know its filters, which stay unchanged. */
export function useRowsView<Key extends string, View extends LogView<Key>>({
  view,
  show,
}: LogViewControl<View & LogView<Key>>): LogViewControl<LogView<Key>> {
  const showRows = useCallback<LogViewControl<LogView<Key>>['show']>(
    (rows, options) => show({ ...view, ...rows }, options),
    [show, view],
  )
  return { view, show: showRows }
}
