import { lazyCode } from '../../../core/lazy/lazyCode'
import { useProvidedForm } from '../../../forms/FormProvider'
import { LazyEdit } from '../edit/LazyEdit'
import { reminderContext } from './formContexts'

/** The code of the Reminder tab. */
export const reminderTab = lazyCode(() => import('../reminder/ReminderTab'))

interface ReminderPanelProps {
  readonly opptId: string
  readonly isReadOnly: boolean
}

/** The Reminder tab. */
export function ReminderPanel(props: ReminderPanelProps) {
  const { form, saving } = useProvidedForm(reminderContext)
  return (
    <LazyEdit code={reminderTab} fields={2}>
      {({ default: ReminderTab }) => <ReminderTab {...props} {...{ form, saving }} />}
    </LazyEdit>
  )
}
