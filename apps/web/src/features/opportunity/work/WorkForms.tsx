import type { OpportunityTab } from '@retain/domain/opportunity/opportunityTabs'
import type { LogType } from '@retain/domain/work-log/logTypes'
import type { ReactNode } from 'react'
import { FormProvider } from '../../../forms/FormProvider'
import { useCallForm, type CallSections } from '../activity/useCallForm'
import { useCallSaving } from '../activity/useCallSaving'
import { useNoteForm, useNoteSaving } from '../activity/useNoteForm'
import { useEmailForm, useEmailSaving, type EmailSections } from '../email/useEmailForm'
import { useReminderForm, useReminderSaving } from '../reminder/useReminderForm'
import { callContext, emailContext, noteContext, reminderContext } from './formContexts'

interface TabFormProps {
  readonly opptId: string
  readonly children: ReactNode
}

interface MovingFormProps extends TabFormProps {
  /** Shows the tab that follows once it is saved. */
  readonly onTab: (tab: OpportunityTab) => void
}

function CallFormProvider({
  opptId,
  sections,
  onTab,
  children,
}: MovingFormProps & { readonly sections: CallSections }) {
  const form = useCallForm(opptId, sections)
  const saving = useCallSaving(opptId, form, onTab)
  return (
    <FormProvider context={callContext} {...{ form, saving }}>
      {children}
    </FormProvider>
  )
}

function EmailFormProvider({
  opptId,
  source,
  sections,
  onTab,
  children,
}: MovingFormProps & { readonly source: LogType; readonly sections: EmailSections }) {
  const form = useEmailForm(opptId, sections)
  const saving = useEmailSaving(opptId, source, form, onTab)
  return (
    <FormProvider context={emailContext} {...{ form, saving }}>
      {children}
    </FormProvider>
  )
}

function NoteFormProvider({ opptId, children }: TabFormProps) {
  const form = useNoteForm(opptId)
  const saving = useNoteSaving(opptId, form)
  return (
    <FormProvider context={noteContext} {...{ form, saving }}>
      {children}
    </FormProvider>
  )
}

function ReminderFormProvider({
  opptId,
  hyperionId,
  children,
}: TabFormProps & { readonly hyperionId: string }) {
  const form = useReminderForm(opptId)
  const saving = useReminderSaving(opptId, hyperionId, form)
  return (
    <FormProvider context={reminderContext} {...{ form, saving }}>
      {children}
    </FormProvider>
  )
}

interface WorkFormsProps extends MovingFormProps {
  /** The log that the page was opened from. */
  readonly source: LogType
  /** The store of the opportunity; empty before it is known. */
  readonly hyperionId: string
  readonly call: CallSections
  readonly email: EmailSections
}

/** The forms of the tabs, each kept for as long as the page shows this opportunity. */
export const WorkForms = ({ opptId, source, hyperionId, call, email, onTab, children }: WorkFormsProps) => (
  <CallFormProvider {...{ opptId, onTab }} sections={call}>
    <EmailFormProvider {...{ opptId, source, onTab }} sections={email}>
      <NoteFormProvider opptId={opptId}>
        <ReminderFormProvider {...{ opptId, hyperionId }}>{children}</ReminderFormProvider>
      </NoteFormProvider>
    </EmailFormProvider>
  </CallFormProvider>
)
