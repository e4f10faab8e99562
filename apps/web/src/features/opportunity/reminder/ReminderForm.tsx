import { notesLimit } from '@retain/domain/activity/notesLimit'
import { dueDays } from '@retain/domain/activity/reminder/dueDays'
import { changeDueDay } from '@retain/domain/activity/reminder/reminder'
import { parseDay, type Day } from '@retain/domain/calendar/day'
import { dayOfWords } from '../../../forms/dayOfWords'
import { dayOf } from '@retain/domain/calendar/storeDay'
import { Button } from '@retain/ui/button'
import { DateField } from '@retain/ui/date-field'
import { FormFields } from '@retain/ui/form-layout'
import { TextArea } from '@retain/ui/text-area'
import { memo } from 'react'
import { styled } from 'styled-components'
import { useMinute } from '../../../core/browser/useMinute'
import { RestoredNotice } from '../../../forms/RestoredNotice'
import { SaveFoot } from '../../../forms/SaveFoot'
import { useFieldMessages } from '../../../forms/useFieldMessages'
import type { Saving } from '../../../forms/useSaving'
import { useStoreOffset } from '../../../session/active-store/useStoreOffset'
import type { ReminderForm as Form } from './useReminderForm'

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  & small {
    font-size: inherit;
    font-weight: 400;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
`

interface ReminderFormProps {
  readonly form: Form
  readonly saving: Saving
  /** Nothing can be written: what was typed stays in sight. */
  readonly isReadOnly: boolean
}

const dateHint = 'A date or words: tomorrow, Friday, in 10 days, end of the month. Today or later.'

const fields = ['reminderText', 'reminderDueDate']

/** The form of the Reminder tab: what to remember, and on which day (O-217 to O-220, OP-055). */
export const ReminderForm = memo(function ReminderForm({ form, saving, isReadOnly }: ReminderFormProps) {
  const { draft, update } = form
  const offset = useStoreOffset()
  const today = dayOf(useMinute(), offset)
  const dueDay = draft.reminderDueDate === null ? null : dayOf(draft.reminderDueDate, offset)
  const messages = useFieldMessages(form, saving, fields, isReadOnly)
  const choose = (day: Day | null) => {
    messages.touch('reminderDueDate')
    update((current) => changeDueDay(current, day, offset))
  }
  return (
    <FormFields
      role="group"
      aria-label="Reminder"
      onKeyDownCapture={isReadOnly ? undefined : saving.onKeyDownCapture}
    >
      {form.restoredFrom !== null && <RestoredNotice keptAt={form.restoredFrom} />}
      <TextArea
        label="Reminder"
        value={draft.reminderText}
        onChange={(reminderText) => {
          messages.touch('reminderText')
          update((current) => ({ ...current, reminderText }))
        }}
        maxLength={notesLimit}
        isReadOnly={isReadOnly || saving.isSaving}
        {...messages.at('reminderText')}
      />
      <DateField
        label="Due date"
        value={dueDay}
        onChange={(text) => choose(text === null ? null : parseDay(text))}
        readText={(text) => dayOfWords(text, today)}
        today={today}
        minDate={today}
        isReadOnly={isReadOnly || saving.isSaving}
        {...messages.at('reminderDueDate')}
        hint={dateHint}
      />
      <Days role="group" aria-label="Proposed days">
        {dueDays(today).map(({ label, day }) => (
          <Button
            key={label}
            size="small"
            isOn={day === dueDay}
            aria-pressed={day === dueDay}
            isDisabled={isReadOnly || saving.isSaving}
            onPress={() => choose(day)}
          >
            {label}
            <small>{day.slice(5).replace('-', '/')}</small>
          </Button>
        ))}
      </Days>
      <SaveFoot {...{ form, saving, messages, isReadOnly }} label="Save reminder" />
    </FormFields>
  )
})
