import type { ReactNode } from 'react'
import { useProvidedForm } from '../../../forms/FormProvider'
import type { HistorySection } from '../../history/historySection'
import { LastContact } from '../../history/LastContact'
import { CallForm } from '../activity/CallForm'
import { callContext } from './formContexts'

interface CallPanelProps {
  readonly history: HistorySection
  readonly isReadOnly: boolean
  /** What stands below the form. */
  readonly below: ReactNode
}

/** The Call tab. */
export function CallPanel({ history, isReadOnly, below }: CallPanelProps) {
  const { form, saving } = useProvidedForm(callContext)
  return (
    <>
      <LastContact history={history} />
      <CallForm form={form} saving={saving} isReadOnly={isReadOnly} />
      {below}
    </>
  )
}
