import { doNotContactWarning } from '@retain/domain/activity/afterContact'
import { choicesFor } from '@retain/domain/activity/call/callChoices'
import { changeDirection, changeNotes } from '@retain/domain/activity/call/callDraft'
import type { CallDirection } from '@retain/domain/activity/call/callVocabulary'
import { isDoNotContact } from '@retain/domain/opportunity/lock/pageLock'
import { Banner } from '@retain/ui/banner'
import { FormFields } from '@retain/ui/form-layout'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { Skeleton } from '@retain/ui/skeleton'
import { VisuallyHidden } from '@retain/ui/visually-hidden'
import { memo, useRef } from 'react'
import { useSame } from '../../../core/state/useSame'
import { RestoredNotice } from '../../../forms/RestoredNotice'
import { SaveFoot } from '../../../forms/SaveFoot'
import { useFieldMessages } from '../../../forms/useFieldMessages'
import type { Saving } from '../../../forms/useSaving'
import { PhonesLoading } from './callFormStyle'
import { CallOutcome } from './CallOutcome'
import { Dialler } from './Dialler'
import { KeyChoices } from './KeyChoices'
import { NotesField } from './OutcomeFields'
import { PhoneChoice } from './PhoneChoice'
import type { CallForm as Form } from './useCallForm'
import { useCallKeys } from './useCallKeys'

interface CallFormProps {
  readonly form: Form
  readonly saving: Saving
  /** Nothing can be written: what was typed stays in sight. */
  readonly isReadOnly: boolean
}

/** The fields that show their own messages. */
const fields = ['callResult', 'reason', 'notes']

/** The Call tab: direction, phone, status, result, reason and notes of a call, and saving it (O-132). */
export const CallForm = memo(function CallForm({ form, saving, isReadOnly }: CallFormProps) {
  const { draft, update, context } = form
  // What is not about the notes is not drawn again for each letter of them.
  const outcome = useSame({ ...draft, notes: '' })
  const group = useRef<HTMLDivElement>(null)
  const keys = useCallKeys({ form, isOff: isReadOnly || saving.isSaving, fields: group })
  const messages = useFieldMessages(form, saving, fields, isReadOnly)
  return (
    <FormFields
      ref={group}
      role="group"
      aria-label="Call"
      onKeyDownCapture={isReadOnly ? undefined : saving.onKeyDownCapture}
    >
      {isDoNotContact(context.statusCode) && <Banner tone="warn">{doNotContactWarning}</Banner>}
      {form.restoredFrom !== null && <RestoredNotice keptAt={form.restoredFrom} />}
      <DirectionChoice direction={draft.direction} {...{ update, context }} isDisabled={isReadOnly} />
      {form.arePhonesKnown ? (
        <PhoneChoice draft={outcome} {...{ update, context }} isDisabled={isReadOnly} />
      ) : (
        <PhonesLoading>
          <Skeleton lines={2} label="Loading the phones" />
        </PhonesLoading>
      )}
      <CallOutcome
        draft={outcome}
        {...{ update, context, isReadOnly }}
        arePhonesKnown={form.arePhonesKnown}
        showsKeys={keys.areShown}
        onTouch={messages.touch}
        resultMessage={useSame(messages.at('callResult'))}
        reasonMessage={useSame(messages.at('reason'))}
      />
      <KeyChoices keys={keys} />
      <NotesField
        value={draft.notes}
        onChange={(notes) => update((current) => changeNotes(current, notes))}
        messages={messages}
        isOff={isReadOnly || saving.isSaving}
      />
      <VisuallyHidden role="status">{keys.spoken}</VisuallyHidden>
      <SaveFoot {...{ form, saving, messages, isReadOnly }} label="Save call">
        <Dialler phone={isReadOnly ? null : draft.activePhone} />
      </SaveFoot>
    </FormFields>
  )
})

interface DirectionChoiceProps extends Pick<Form, 'update' | 'context'> {
  readonly direction: CallDirection
  readonly isDisabled: boolean
}

/** Whether the call goes out or came in. */
const DirectionChoice = memo(function DirectionChoice(props: DirectionChoiceProps) {
  const { direction, update, context, isDisabled } = props
  const { directions } = choicesFor(context.choices, context.statusCode)
  // A closed opportunity offers no direction; the one of the draft stays in sight.
  const offered = directions.length === 0 ? [direction] : directions
  return (
    <SegmentedControl
      label="Direction"
      isLabelHidden
      options={offered.map((id) => ({ id, label: id }))}
      value={direction}
      onChange={(id) => update((current) => changeDirection(current, id as CallDirection, context))}
      isDisabled={isDisabled}
    />
  )
})
