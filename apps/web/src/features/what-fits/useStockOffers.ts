import type { StockOffer, StockOffers } from '@retain/domain/payment/what-fits/stockOffer'
import { useCallback, useEffect, useState } from 'react'
import { readOnce } from '../../core/api/readOnce'
import { useAppDispatch } from '../../core/state/appHooks'
import { offerApi } from '../payment/offerApi'
import { useDesking } from '../payment/useDesking'

/** The stock of a store for a customer, as far as it has been read. */
export interface ReadStock {
  /** Of the first page: for whom it is, and how many vehicles there are. */
  readonly head: StockOffers | null
  readonly offers: readonly StockOffer[]
  readonly status: 'loading' | 'reading' | 'complete' | 'error'
}

const nothing: ReadStock = { head: null, offers: [], status: 'loading' }

/** What is shown with another page read: what was read before stays in sight until as much is read anew. */
const withPage = (shown: ReadStock, read: ReadStock): ReadStock =>
  read.status === 'complete' || read.offers.length >= shown.offers.length
    ? read
    : { ...shown, head: read.head, status: 'reading' }

/** What is shown when a page could not be read. */
const withoutRest = (shown: ReadStock): ReadStock => ({ ...shown, status: 'error' })

/**
 * Reads the stock page by page, each when the one before is there, and all of it anew when a setting of the store changes what
 * deals are made of.
 */
export function useStockOffers(opptId: string): ReadStock & { readonly retry: () => void } {
  const dispatch = useAppDispatch()
  const [stock, setStock] = useState<ReadStock>(nothing)
  const [attempt, setAttempt] = useState(0)
  const desking = useDesking()
  useEffect(() => {
    let isOver = false
    const read = async () => {
      setStock((shown) => (shown.head === null ? nothing : { ...shown, status: 'reading' }))
      let read: ReadStock = nothing
      for (let after: string | null = null; !isOver;) {
        const query = { opptId, ...(after === null ? {} : { after }) }
        const asked = offerApi.endpoints.listStockOffers.initiate({ query }, { forceRefetch: true })
        const { data }: { data?: StockOffers | undefined } = await dispatch(readOnce(asked))
        if (isOver) return
        if (data === undefined) {
          setStock(withoutRest)
          return
        }
        after = data.after
        read = {
          head: read.head ?? data,
          offers: [...read.offers, ...data.vehicles],
          status: after === null ? 'complete' : 'reading',
        }
        const page = read
        setStock((shown) => withPage(shown, page))
        if (after === null) return
      }
    }
    void read()
    return () => {
      isOver = true
    }
  }, [dispatch, opptId, attempt, desking])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { ...stock, retry }
}
