import type { Saving } from '../../../forms/useSaving'
import { ReminderForm } from './ReminderForm'
import { ReminderList } from './ReminderList'
import type { ReminderForm as Form } from './useReminderForm'

interface ReminderTabProps {
  readonly opptId: string
  readonly form: Form
  readonly saving: Saving
  readonly isReadOnly: boolean
}

/** The Reminder tab: a new reminder, and below it the open ones. */
export default function ReminderTab({ opptId, ...form }: ReminderTabProps) {
  return (
    <>
      <ReminderForm {...form} />
      <ReminderList opptId={opptId} />
    </>
  )
}
