import { doNotContactWarning } from '@retain/domain/activity/afterContact'
import { choicesFor } from '@retain/domain/activity/call/callChoices'
import { changeDirection } from '@retain/domain/activity/call/callDraft'
import type { CallDirection } from '@retain/domain/activity/call/callVocabulary'
import { isDoNotContact } from '@retain/domain/opportunity/lock/pageLock'
import { Banner } from '@retain/ui/banner'
import { Button } from '@retain/ui/button'
import { FormFields, FormFoot } from '@retain/ui/form-layout'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { Skeleton } from '@retain/ui/skeleton'
import { useId } from 'react'
import { PhonesLoading } from './callFormStyle'
import { CallOutcome } from './CallOutcome'
import { PhoneChoice } from './PhoneChoice'
import type { CallForm as Form } from './useCallForm'
import type { CallSaving } from './useCallSaving'

interface CallFormProps {
  readonly form: Form
  readonly saving: CallSaving
  /** Nothing can be written: what was typed stays in sight. */
  readonly isReadOnly: boolean
}

/** The Call tab: direction, phone, status, result, reason and notes of a call, and saving it (O-132). */
export function CallForm({ form, saving, isReadOnly }: CallFormProps) {
  const { draft, update, context, valid } = form
  const { directions } = choicesFor(context.choices, context.statusCode)
  const missing = useId()
  const { text, isError } = noteOf(form, saving, isReadOnly)
  // A closed opportunity offers no direction; the one of the draft stays in sight.
  const offered = directions.length === 0 ? [draft.direction] : directions
  return (
    <FormFields role="group" aria-label="Call">
      {isDoNotContact(context.statusCode) && <Banner tone="warn">{doNotContactWarning}</Banner>}
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
      {/* A new draft has not been touched yet. */}
      <CallOutcome key={form.idempotencyKey} form={form} saving={saving} isReadOnly={isReadOnly} />
      <FormFoot message={text} isError={isError} messageId={missing}>
        <Button variant="ghost" isDisabled={isReadOnly || saving.isSaving} onPress={form.reset}>
          Clear
        </Button>
        <Button
          variant="primary"
          isDisabled={isReadOnly || valid === null}
          isLoading={saving.isSaving}
          aria-describedby={missing}
          onPress={saving.save}
        >
          Save call
        </Button>
      </FormFoot>
    </FormFields>
  )
}

/** The fields that say themselves what they lack. */
const speaking: ReadonlySet<string> = new Set(['callResult', 'reason', 'notes'])

/** What stands beside the buttons: what the service refused, that a call is being saved, or what is missing elsewhere. */
function noteOf({ errors }: Form, { refused, isSaving, note }: CallSaving, isReadOnly: boolean) {
  if (isSaving) return { text: 'Saving the call', isError: false }
  const of = (messages: Readonly<Record<string, string>>) =>
    Object.entries(messages).find(([field]) => !speaking.has(field))?.[1]
  const said = of(refused) ?? note
  if (said !== undefined) return { text: said, isError: true }
  return { text: isReadOnly ? undefined : of(errors), isError: false }
}
