import type { ReactNode } from 'react'
import { useProvidedForm } from '../../../forms/FormProvider'
import type { HistorySection } from '../../history/historySection'
import { LastContact } from '../../history/LastContact'
import { CallForm } from '../activity/CallForm'
import { callContext } from './formContexts'

/** Whether the Call tab has its form: it is left out of a locked opportunity, unless it holds what was typed before. */
export function useHasCallForm(isLocked: boolean): boolean {
  const { form, saving } = useProvidedForm(callContext)
  return !isLocked || form.isDirty || saving.isSaving
}

interface CallPanelProps {
  readonly history: HistorySection
  readonly isReadOnly: boolean
  readonly isLocked: boolean
  /** What stands below the form. */
  readonly below: ReactNode
  /** What stands in the place of the form where nobody can write. */
  readonly instead: ReactNode
}

/** The Call tab. */
export function CallPanel({ history, isReadOnly, isLocked, below, instead }: CallPanelProps) {
  const { form, saving } = useProvidedForm(callContext)
  if (!useHasCallForm(isLocked)) return instead
  return (
    <>
      <LastContact history={history} />
      <CallForm form={form} saving={saving} isReadOnly={isReadOnly} />
      {below}
    </>
  )
}
