import {
  reasonOptions,
  resultOptions,
  statusOptions,
  type StatusOption,
} from '@retain/domain/activity/call/callOptions'
import { changeNotes, changeReason, changeResult, changeStatus } from '@retain/domain/activity/call/callDraft'
import { numberKeys } from '@retain/domain/activity/call/callKeys'
import type { CallResult, CallStatus } from '@retain/domain/activity/call/callVocabulary'
import { isPhoneWidth } from '@retain/ui/breakpoints'
import { FormRow } from '@retain/ui/form-layout'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { Select } from '@retain/ui/select'
import { useWindowWidth } from '@retain/ui/window-width'
import type { FieldMessages } from '../../../forms/useFieldMessages'
import { KeyChoices } from './KeyChoices'
import { named, NotesField, ReasonField } from './OutcomeFields'
import type { CallForm } from './useCallForm'
import type { CallKeys } from './useCallKeys'

interface CallOutcomeProps {
  readonly form: CallForm
  readonly keys: CallKeys
  readonly messages: FieldMessages
  readonly isSaving: boolean
  readonly isReadOnly: boolean
}

/** The outcome of a call: its status, result, reason and notes. */
export function CallOutcome({ form, keys, messages, isSaving, isReadOnly }: CallOutcomeProps) {
  const { draft, update, context } = form
  const statuses = statusOptions(draft, context)
  const results = resultOptions(draft, context)
  const reasons = reasonOptions(draft, context)
  return (
    <>
      {statuses.length > 0 && (
        <StatusChoice form={form} options={statuses} isDisabled={isReadOnly} showsKeys={keys.areShown} />
      )}
      {results.length > 0 && (
        <FormRow>
          <Select
            label="Call result"
            placeholder="Please select a result"
            options={named(results)}
            value={draft.callResult}
            onChange={(id) => update((current) => changeResult(current, id as CallResult))}
            isDisabled={isReadOnly}
            {...messages.at('callResult')}
          />
          <ReasonField
            reasons={reasons}
            value={draft.reason}
            onChange={(id) => update((current) => changeReason(current, id))}
            messages={messages}
            isOff={isReadOnly}
          />
        </FormRow>
      )}
      <KeyChoices keys={keys} />
      <NotesField
        value={draft.notes}
        onChange={(notes) => update((current) => changeNotes(current, notes))}
        messages={messages}
        isOff={isReadOnly || isSaving}
      />
    </>
  )
}

interface StatusChoiceProps {
  readonly form: CallForm
  readonly options: readonly StatusOption[]
  readonly isDisabled: boolean
  /** Each shows the key that chooses it. */
  readonly showsKeys: boolean
}

/** The statuses of the direction; those that cannot be recorded now are disabled, and left out on a phone (O-147 to O-149). */
function StatusChoice({ form, options, isDisabled, showsKeys }: StatusChoiceProps) {
  const { draft, update, arePhonesKnown } = form
  const isPhone = useWindowWidth(isPhoneWidth)
  const choice = {
    label: 'Call status',
    // Which status is forced is known with the phones.
    value: arePhonesKnown ? draft.callStatus : null,
    onChange: (id: string) => update((current) => changeStatus(current, id as CallStatus)),
    isDisabled,
  }
  if (isPhone)
    return (
      <Select
        {...choice}
        placeholder="Please select a status"
        options={named(options.flatMap(({ status, isDisabled: isOff }) => (isOff ? [] : [status])))}
      />
    )
  return (
    <SegmentedControl
      {...choice}
      options={options.map(({ status, isDisabled: isOff }, place) => ({
        id: status,
        label: status,
        isDisabled: isOff,
        ...(showsKeys ? { keyHint: numberKeys[place] } : {}),
      }))}
    />
  )
}
