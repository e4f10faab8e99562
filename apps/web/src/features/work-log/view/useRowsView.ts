import type { ListView } from '@retain/domain/list/listView'
import { useCallback } from 'react'
import type { LogViewControl } from './useLogView'

/** The order and the page of a view, for components that do not know its filters, which stay unchanged. */
export function useRowsView<Key extends string, View extends ListView<Key>>({
  view,
  show,
}: LogViewControl<View & ListView<Key>>): LogViewControl<ListView<Key>> {
  const showRows = useCallback<LogViewControl<ListView<Key>>['show']>(
    (rows, options) => show({ ...view, ...rows }, options),
    [show, view],
  )
  return { view, show: showRows }
}
