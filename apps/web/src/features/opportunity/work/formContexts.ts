import { formContext } from '../../../forms/FormProvider'
import type { CallForm } from '../activity/useCallForm'
import type { NoteForm } from '../activity/useNoteForm'
import type { EmailForm } from '../email/useEmailForm'
import type { ReminderForm } from '../reminder/useReminderForm'

/** The forms of the tabs: they are kept while another tab shows. */
export const callContext = formContext<CallForm>()
export const emailContext = formContext<EmailForm>()
export const noteContext = formContext<NoteForm>()
export const reminderContext = formContext<ReminderForm>()
