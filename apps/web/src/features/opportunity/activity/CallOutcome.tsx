import {
  reasonOptions,
  resultOptions,
  statusOptions,
  type StatusOption,
} from '@retain/domain/activity/call/callOptions'
import { changeReason, changeResult, changeStatus } from '@retain/domain/activity/call/callDraft'
import { numberKeys } from '@retain/domain/activity/call/callKeys'
import type { CallResult, CallStatus } from '@retain/domain/activity/call/callVocabulary'
import { isPhoneWidth } from '@retain/ui/breakpoints'
import { FormRow } from '@retain/ui/form-layout'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { Select } from '@retain/ui/select'
import { useWindowWidth } from '@retain/ui/window-width'
import { memo } from 'react'
import type { FieldMessage, FieldMessages } from '../../../forms/useFieldMessages'
import { named, ReasonField } from './OutcomeFields'
import type { CallForm } from './useCallForm'

interface CallOutcomeProps extends Pick<CallForm, 'draft' | 'update' | 'context' | 'arePhonesKnown'> {
  /** The number keys show beside what they choose. */
  readonly showsKeys: boolean
  readonly onTouch: FieldMessages['touch']
  readonly resultMessage: FieldMessage
  readonly reasonMessage: FieldMessage
  readonly isReadOnly: boolean
}

/** The outcome of a call: its status, result and reason. */
export const CallOutcome = memo(function CallOutcome(props: CallOutcomeProps) {
  const { draft, update, context, arePhonesKnown, showsKeys, isReadOnly } = props
  const { onTouch, resultMessage, reasonMessage } = props
  const statuses = statusOptions(draft, context)
  const results = resultOptions(draft, context)
  return (
    <>
      {statuses.length > 0 && (
        <StatusChoice
          {...{ draft, update, arePhonesKnown, showsKeys }}
          options={statuses}
          isDisabled={isReadOnly}
        />
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
            {...resultMessage}
          />
          <ReasonField
            reasons={reasonOptions(draft, context)}
            value={draft.reason}
            onChange={(id) => update((current) => changeReason(current, id))}
            onTouch={onTouch}
            message={reasonMessage}
            isOff={isReadOnly}
          />
        </FormRow>
      )}
    </>
  )
})

interface StatusChoiceProps extends Pick<CallForm, 'draft' | 'update' | 'arePhonesKnown'> {
  readonly options: readonly StatusOption[]
  readonly isDisabled: boolean
  /** Each shows the key that chooses it. */
  readonly showsKeys: boolean
}

/** The statuses of the direction; those that cannot be recorded now are disabled, and left out on a phone (O-147 to O-149). */
function StatusChoice(props: StatusChoiceProps) {
  const { draft, update, arePhonesKnown, options, isDisabled, showsKeys } = props
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
