import { clampPage } from '@retain/domain/paging/paging'
import type { ListView } from '@retain/domain/list/listView'
import { useEffect } from 'react'

/** Leads back to the last page from one behind it, in place: an address may name any page, and live changes remove rows. */
export function useWithinPages<View extends ListView>(
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
