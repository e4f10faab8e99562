import type { AdfStep } from '@retain/domain/lead/adf'
import { adfNotAcceptedText } from '@retain/domain/lead/adf'
import { eleadSentText } from '@retain/domain/lead/eleadFlow'
import { useState } from 'react'
import { useAppDispatch } from '../../../core/state/appHooks'
import { toastShown } from '../../../core/toasts/toastsSlice'
import { leadApi } from './leadApi'
import { useRequestKeys } from './useRequestKeys'

const { createAdfLead } = leadApi.endpoints

/** What a lead as ADF is sent with. */
export interface AdfRequest {
  readonly opptId: string
  readonly hyperionId: string
  readonly vin: string | null
  readonly userName: string | null
}

/** How far the sending of a lead is. */
export type AdfSending = 'idle' | 'sending' | 'failed'

/** The step that is done or has failed: an opportunity that is pending waits for its lead to be accepted. */
export const adfStepAt = (sending: AdfSending, isPending: boolean): AdfStep | null =>
  sending === 'idle' ? null : isPending || sending === 'failed' ? 'send' : 'setPending'

/** Sends a lead as ADF; after a failure it is sent again by the same key. */
export function useAdfLead(): {
  readonly sending: AdfSending
  readonly error: string
  /** @returns whether it was accepted. */
  readonly start: (request: AdfRequest) => Promise<boolean>
} {
  const dispatch = useAppDispatch()
  const [sending, setSending] = useState<AdfSending>('idle')
  const keys = useRequestKeys()
  const start = async (body: AdfRequest): Promise<boolean> => {
    setSending('sending')
    const idempotencyKey = keys.keyOf(body)
    const { data } = await dispatch(createAdfLead.initiate({ body, idempotencyKey }, { track: false }))
    if (data === undefined) {
      setSending('failed')
      return false
    }
    keys.renew()
    dispatch(toastShown({ type: 'success', label: eleadSentText }))
    return true
  }
  return { sending, error: adfNotAcceptedText, start }
}
