import { confirmationTimeout } from '@retain/domain/alerts/toasts'
import { postedText, type TradeAdjustment } from '@retain/domain/trade-adjustment/tradeAdjustment'
import { useState } from 'react'
import { useAppDispatch } from '../../core/state/appHooks'
import { toastShown } from '../../core/toasts/toastsSlice'
import { useBusy } from '../../forms/useBusy'
import { tradeAdjustmentApi } from './tradeAdjustmentApi'

/**
 * Posts an adjustment that a row stands for, to extend or to cancel it, and says that it is done (O-339, O-340). One question posts
 * under one key, however often it is answered.
 *
 * @param onEnd it was answered, whatever became of it.
 */
export function usePostAdjustment(hyperionId: string, onEnd: () => void) {
  const dispatch = useAppDispatch()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { busyWith, run } = useBusy<'post'>()
  const post = (body: TradeAdjustment) =>
    run('post', async () => {
      const { error } = await dispatch(
        tradeAdjustmentApi.endpoints.saveTradeAdjustment.initiate(
          { query: { hyperionId }, body, idempotencyKey },
          { track: false },
        ),
      )
      onEnd()
      if (error === undefined)
        dispatch(
          toastShown({ type: 'success', label: postedText(body.expiration), timeout: confirmationTimeout }),
        )
    })
  return { post, isPosting: busyWith !== null }
}
