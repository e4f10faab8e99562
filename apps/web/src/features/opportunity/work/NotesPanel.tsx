import type { ReactNode } from 'react'
import { useProvidedForm } from '../../../forms/FormProvider'
import { NoteForm } from '../activity/NoteForm'
import { noteContext } from './formContexts'

interface NotesPanelProps {
  readonly isReadOnly: boolean
  /** What stands below the form. */
  readonly below: ReactNode
}

/** The Notes tab. */
export function NotesPanel({ isReadOnly, below }: NotesPanelProps) {
  const { form, saving } = useProvidedForm(noteContext)
  return (
    <>
      <NoteForm form={form} saving={saving} isReadOnly={isReadOnly} />
      {below}
    </>
  )
}
