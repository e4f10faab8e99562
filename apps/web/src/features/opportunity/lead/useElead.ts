import {
  afterElead,
  eleadHistoryBody,
  eleadSentText,
  idleElead,
  type EleadFlow,
  type EleadRequest,
} from '@retain/domain/lead/eleadFlow'
import { useReducer } from 'react'
import { useAppDispatch } from '../../../core/state/appHooks'
import { toastShown } from '../../../core/toasts/toastsSlice'
import { leadApi } from './leadApi'
import { leadFailureOf } from './leadFailure'
import { useRequestKeys } from './useRequestKeys'

const { createElead, recordEleadHistory } = leadApi.endpoints

/** Sends a lead to elead: submit, say so, write the entry; after a failure it goes on with the step that failed (O-269 to O-271). */
export function useElead(): {
  readonly flow: EleadFlow
  /** @returns whether everything is done. */
  readonly start: (request: EleadRequest) => Promise<boolean>
} {
  const dispatch = useAppDispatch()
  const [flow, tell] = useReducer(afterElead, idleElead)
  const submitKeys = useRequestKeys()
  const recordKeys = useRequestKeys()
  const submit = async (body: EleadRequest): Promise<string | null> => {
    const idempotencyKey = submitKeys.keyOf(body)
    const { data, error } = await dispatch(createElead.initiate({ body, idempotencyKey }, { track: false }))
    if (data === undefined) {
      tell({ type: 'failed', failure: leadFailureOf(error) })
      return null
    }
    submitKeys.renew()
    tell({ type: 'submitted', leadId: data.leadId })
    dispatch(toastShown({ type: 'success', label: eleadSentText }))
    return data.leadId
  }
  const start = async (request: EleadRequest): Promise<boolean> => {
    tell({ type: 'started' })
    const leadId = flow.state === 'failed' && flow.leadId !== null ? flow.leadId : await submit(request)
    if (leadId === null) return false
    const body = eleadHistoryBody(leadId, request)
    const idempotencyKey = recordKeys.keyOf(body)
    const { data, error } = await dispatch(
      recordEleadHistory.initiate({ body, idempotencyKey }, { track: false }),
    )
    if (data === undefined) tell({ type: 'failed', failure: leadFailureOf(error) })
    else tell({ type: 'recorded' })
    return data !== undefined
  }
  return { flow, start }
}
