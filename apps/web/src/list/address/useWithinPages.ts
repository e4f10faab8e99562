import { clampPage } from '@retain/domain/paging/paging'
import type { LogView } from '@retain/domain/work-log/view/printView'
import { useEffect } from 'react'

/** Leads back to the last page from one behind it, in place: an address may name any page, and live changes remove rows. */
export function useWithinPages<View extends LogView>(
  view: View,
  show: (view: View, options: { readonly replace: boolean }) => void,
  pageCount: number,
  isReady: boolean,
): void {
  const lastPage = clampPage(view.page, pageCount)
  const isBeyond = isReady && view.page > lastPage
  useEffect(() => {
    if (isBeyond) show({ ...view, page: lastPage }, { replace: true })
  }, [isBeyond, lastPage, show, view])
}
