import type { AdfStep } from '@retain/domain/lead/adf'
import { eleadSentText } from '@retain/domain/lead/eleadFlow'
import type { LeadFailure } from '@retain/domain/lead/unsentLead'
import { useState } from 'react'
import { useAppDispatch } from '../../../core/state/appHooks'
import { toastShown } from '../../../core/toasts/toastsSlice'
import { leadApi } from './leadApi'
import { leadFailureOf } from './leadFailure'
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
export type AdfSending = 'idle' | 'sending' | { readonly failure: LeadFailure }

/** The step that is done or has failed: an opportunity that is pending waits for its lead to be accepted. */
export const adfStepAt = (sending: AdfSending, isPending: boolean): AdfStep | null =>
  sending === 'idle' ? null : isPending || sending !== 'sending' ? 'send' : 'setPending'

/** Sends a lead as ADF; after a failure it is sent again by the same key. */
export function useAdfLead(): {
  readonly sending: AdfSending
  /** @returns whether it was accepted. */
  readonly start: (request: AdfRequest) => Promise<boolean>
} {
  const dispatch = useAppDispatch()
  const [sending, setSending] = useState<AdfSending>('idle')
  const keys = useRequestKeys()
  const start = async (body: AdfRequest): Promise<boolean> => {
    setSending('sending')
    const idempotencyKey = keys.keyOf(body)
    const { data, error } = await dispatch(createAdfLead.initiate({ body, idempotencyKey }, { track: false }))
    if (data === undefined) {
      setSending({ failure: leadFailureOf(error) })
      return false
    }
    keys.renew()
    dispatch(toastShown({ type: 'success', label: eleadSentText }))
    return true
  }
  return { sending, start }
}
