import { tabs360, type Tab360 } from '@retain/domain/customer-360/tabs360'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** What of the view is shown; the address holds it, so that a reload or a shared link shows the same. */
interface View360 {
  readonly tab: Tab360
  readonly showTab: (tab: string) => void
  /** The deal that was chosen; `null` for the first. */
  readonly custDealId: string | null
  readonly showDeal: (custDealId: string) => void
}

/** The tab and the deal of the view, as the address has them. */
export function useView360(): View360 {
  const [params, setParams] = useSearchParams()
  const show = useCallback(
    (name: string, value: string) =>
      setParams(
        (present) => {
          const next = new URLSearchParams(present)
          next.set(name, value)
          return next
        },
        { replace: true },
      ),
    [setParams],
  )
  return {
    tab: tabs360.find((tab) => tab === params.get('tab')) ?? 'deals',
    showTab: useCallback((tab) => show('tab', tab), [show]),
    custDealId: params.get('deal'),
    showDeal: useCallback((custDealId) => show('deal', custDealId), [show]),
  }
}
