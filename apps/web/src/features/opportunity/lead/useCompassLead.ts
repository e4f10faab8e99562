import {
  afterCompass,
  compassWindow,
  idleCompass,
  pendingBody,
  submitQuery,
  type CompassDraft,
  type CompassFlow,
} from '@retain/domain/lead/compassFlow'
import type { LogType } from '@retain/domain/work-log/logTypes'
import { useReducer } from 'react'
import { selectConfig } from '../../../core/config/appConfigSlice'
import { useAppDispatch, useAppSelector } from '../../../core/state/appHooks'
import { leadApi } from './leadApi'
import { leadFailureOf } from './leadFailure'
import { useRequestKeys } from './useRequestKeys'

const { setLeadPending, submitToCompass } = leadApi.endpoints

interface CompassLeadOptions {
  readonly opptId: string
  /** The opportunity is pending already: the first step was done before. */
  readonly isPending: boolean
  /** The log that the page was opened from. */
  readonly source: LogType
}

/** Sends a lead to compass: pending, submit, window; after a failure it goes on with the step that failed (O-264 to O-268). */
export function useCompassLead({ opptId, isPending, source }: CompassLeadOptions): {
  readonly flow: CompassFlow
  readonly start: (draft: CompassDraft) => Promise<void>
} {
  const dispatch = useAppDispatch()
  const { compassUrl } = useAppSelector(selectConfig)
  const [flow, tell] = useReducer(afterCompass, idleCompass)
  const pendingKeys = useRequestKeys()
  const submitKeys = useRequestKeys()
  const start = async (draft: CompassDraft) => {
    tell({ type: 'started', isPending })
    if (!isPending) {
      const request = {
        params: { id: opptId },
        query: draft.vin === null ? {} : { vin: draft.vin },
        body: pendingBody,
      }
      const idempotencyKey = pendingKeys.keyOf(request)
      const { data, error } = await dispatch(
        setLeadPending.initiate({ ...request, idempotencyKey }, { track: false }),
      )
      if (data === undefined) return tell({ type: 'failed', failure: leadFailureOf(error) })
      pendingKeys.renew()
      tell({ type: 'madePending' })
    }
    const query = submitQuery(draft, opptId, source)
    const idempotencyKey = submitKeys.keyOf(query)
    const { data, error } = await dispatch(
      submitToCompass.initiate({ query, idempotencyKey }, { track: false }),
    )
    if (data === undefined) return tell({ type: 'failed', failure: leadFailureOf(error) })
    submitKeys.renew()
    tell({ type: 'submitted', answer: data })
    const opened = window.open(compassWindow(compassUrl, data), '_blank')
    if (opened === null) return tell({ type: 'failed', failure: 'refused' })
    // The other system must not reach this page through its window.
    opened.opener = null
    tell({ type: 'opened' })
  }
  return { flow, start }
}
