import { doNotContactWarning } from '@retain/domain/activity/afterContact'
import { choicesFor } from '@retain/domain/activity/call/callChoices'
import { changeDirection } from '@retain/domain/activity/call/callDraft'
import type { CallDirection } from '@retain/domain/activity/call/callVocabulary'
import { isDoNotContact } from '@retain/domain/opportunity/lock/pageLock'
import { Banner } from '@retain/ui/banner'
import { FormFields } from '@retain/ui/form-layout'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { Skeleton } from '@retain/ui/skeleton'
import { VisuallyHidden } from '@retain/ui/visually-hidden'
import { memo, useRef } from 'react'
import { RestoredNotice } from '../../../forms/RestoredNotice'
import { SaveFoot } from '../../../forms/SaveFoot'
import { useFieldMessages } from '../../../forms/useFieldMessages'
import type { Saving } from '../../../forms/useSaving'
import { PhonesLoading } from './callFormStyle'
import { CallOutcome } from './CallOutcome'
import { DialLink } from './DialLink'
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
  const { directions } = choicesFor(context.choices, context.statusCode)
  const group = useRef<HTMLDivElement>(null)
  const keys = useCallKeys({ form, isOff: isReadOnly || saving.isSaving, fields: group })
  const messages = useFieldMessages(form, saving, fields, isReadOnly)
  // A closed opportunity offers no direction; the one of the draft stays in sight.
  const offered = directions.length === 0 ? [draft.direction] : directions
  return (
    <FormFields
      ref={group}
      role="group"
      aria-label="Call"
      onKeyDownCapture={isReadOnly ? undefined : saving.onKeyDownCapture}
    >
      {isDoNotContact(context.statusCode) && <Banner tone="warn">{doNotContactWarning}</Banner>}
      {form.restoredFrom !== null && <RestoredNotice keptAt={form.restoredFrom} />}
      <SegmentedControl
        label="Direction"
        isLabelHidden
        options={offered.map((direction) => ({ id: direction, label: direction }))}
        value={draft.direction}
        onChange={(id) => update((current) => changeDirection(current, id as CallDirection, context))}
        isDisabled={isReadOnly}
      />
      {form.arePhonesKnown ? (
        <PhoneChoice form={form} isDisabled={isReadOnly} />
      ) : (
        <PhonesLoading>
          <Skeleton lines={2} label="Loading the phones" />
        </PhonesLoading>
      )}
      <CallOutcome
        form={form}
        keys={keys}
        messages={messages}
        isSaving={saving.isSaving}
        isReadOnly={isReadOnly}
      />
      <VisuallyHidden role="status">{keys.spoken}</VisuallyHidden>
      <SaveFoot {...{ form, saving, messages, isReadOnly }} label="Save call">
        <DialLink phone={draft.activePhone} />
      </SaveFoot>
    </FormFields>
  )
})
