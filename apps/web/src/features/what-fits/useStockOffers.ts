import type { StockOffer, StockOffers } from '@retain/domain/payment/what-fits/stockOffer'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch } from '../../core/state/appHooks'
import { offerApi } from '../payment/offerApi'

/** The stock of a store for a customer, as far as it has been read. */
export interface ReadStock {
  /** Of the first page: for whom it is, and how many vehicles there are. */
  readonly head: StockOffers | null
  readonly offers: readonly StockOffer[]
  readonly status: 'loading' | 'reading' | 'complete' | 'error'
}

const nothing: ReadStock = { head: null, offers: [], status: 'loading' }

/** Reads the stock page by page, each when the one before is there. */
export function useStockOffers(opptId: string): ReadStock & { readonly retry: () => void } {
  const dispatch = useAppDispatch()
  const [stock, setStock] = useState<ReadStock>(nothing)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isOver = false
    const read = async () => {
      setStock(nothing)
      let read: ReadStock = nothing
      for (let after: string | null = null; !isOver;) {
        const query = { opptId, ...(after === null ? {} : { after }) }
        const asked = offerApi.endpoints.listStockOffers.initiate(
          { query },
          { subscribe: false, forceRefetch: true },
        )
        const { data }: { data?: StockOffers | undefined } = await dispatch(asked)
        if (isOver) return
        if (data === undefined) {
          setStock({ ...read, status: 'error' })
          return
        }
        after = data.after
        read = {
          head: read.head ?? data,
          offers: [...read.offers, ...data.vehicles],
          status: after === null ? 'complete' : 'reading',
        }
        setStock(read)
        if (after === null) return
      }
    }
    void read()
    return () => {
      isOver = true
    }
  }, [dispatch, opptId, attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { ...stock, retry }
}
