import { confirmationTimeout } from '@retain/domain/alerts/toasts'
import {
  emptyAdjustment,
  isAdjustmentDirty,
  validateAdjustment,
  type AdjustmentDraft,
} from '@retain/domain/trade-adjustment/adjustmentDraft'
import {
  adjustmentNoun,
  postedText,
  type TradeAdjustment,
} from '@retain/domain/trade-adjustment/tradeAdjustment'
import { useDraft } from '../../forms/useDraft'
import { useDraftName } from '../../forms/useDraftName'
import { useSaving } from '../../forms/useSaving'
import { tradeAdjustmentApi } from './tradeAdjustmentApi'

const rules = { validate: validateAdjustment, isDirty: isAdjustmentDirty }

/** The adjustment that is being made in a store, kept as other drafts are, and saving it. */
export function useAdjustmentForm(hyperionId: string) {
  const keptAs = useDraftName('tradeAdjustment', hyperionId)
  const form = useDraft<AdjustmentDraft, TradeAdjustment>(emptyAdjustment, rules, keptAs)
  const saving = useSaving(form, {
    noun: adjustmentNoun,
    send: (body, idempotencyKey) =>
      tradeAdjustmentApi.endpoints.saveTradeAdjustment.initiate(
        { query: { hyperionId }, body, idempotencyKey },
        { track: false },
      ),
    savedText: ({ expiration }) => postedText(expiration),
    savedTimeout: confirmationTimeout,
  })
  return { form, saving }
}
