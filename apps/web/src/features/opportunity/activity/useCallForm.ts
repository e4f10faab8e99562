import type { Call } from '@retain/domain/activity/call/call'
import { emptyCall, type CallContext, type CallDraft } from '@retain/domain/activity/call/callDraft'
import { isCallDirty, validateCall } from '@retain/domain/activity/call/validateCall'
import type { DealTyped } from '@retain/domain/deal/dealTypes'
import type { CustomerPhone } from '@retain/domain/opportunity/sections'
import type { StatusCode } from '@retain/domain/opportunity/status/statuses'
import { useMemo } from 'react'
import { selectVoipStatus } from '../../../core/config/appConfigSlice'
import { useAppSelector } from '../../../core/state/appHooks'
import { useDraft, type Draft } from '../../../forms/useDraft'
import { useDraftName } from '../../../forms/useDraftName'
import { selectCallChoices } from './callChoices'

/** What the Call tab needs of the page's sections; those that are not loaded are left out. */
export interface CallSections {
  readonly statusCode: StatusCode | undefined
  readonly phones: readonly CustomerPhone[] | undefined
  readonly deal: DealTyped | undefined
}

/** The call that is being written down. */
export interface CallForm extends Draft<CallDraft, Call> {
  readonly context: CallContext
  /** Whether the customer's phones are loaded. */
  readonly arePhonesKnown: boolean
}

const noPhones: readonly CustomerPhone[] = []
const noDeal: DealTyped = { dealType: null, dealTypeCode: null }

/**
 * The draft of a call, kept over tabs, failed saves, lost connections and a lost lock for as long as the page shows this
 * opportunity; and kept in the browser for this person after that, until it is saved or discarded. What loads later changes how
 * the form opens, never what was typed. Its autoDialStatus is that of the telephone now, and no part of what is kept (OP-037).
 *
 * @returns the same object until something of it changes.
 */
export function useCallForm(
  opptId: string,
  { statusCode = 'NEW', phones, deal = noDeal }: CallSections,
): CallForm {
  const choices = useAppSelector(selectCallChoices)
  const { dealType, dealTypeCode } = deal
  const context = useMemo<CallContext>(
    () => ({ statusCode, choices, deal: { dealType, dealTypeCode } }),
    [statusCode, choices, dealType, dealTypeCode],
  )
  const initial = useMemo(() => emptyCall(phones ?? noPhones, context), [phones, context])
  const rules = useMemo(
    () => ({ validate: (draft: CallDraft) => validateCall(draft, context), isDirty: isCallDirty }),
    [context],
  )
  const keptAs = useDraftName('call', opptId)
  const form = useDraft(initial, rules, keptAs)
  const arePhonesKnown = phones !== undefined
  const autoDialStatus = useAppSelector(selectVoipStatus)
  return useMemo(
    () => ({ ...form, draft: { ...form.draft, autoDialStatus }, context, arePhonesKnown }),
    [form, autoDialStatus, context, arePhonesKnown],
  )
}
