import type { HistoryEntry } from '@retain/domain/activity/history/historyEntry'
import type { OpportunityFacts } from '@retain/domain/templates/placeholders'
import { lazyCode } from '../../../core/lazy/lazyCode'
import { useProvidedForm } from '../../../forms/FormProvider'
import { richTextEditor } from '../../../forms/LazyRichTextEditor'
import { LazyEdit } from '../edit/LazyEdit'
import { useStartedEmail } from '../email/startedEmail'
import { emailContext } from './formContexts'

/** The code of the Email tab. */
export const emailTab = lazyCode(() => {
  // Its editor would else begin to load only once the tab is drawn.
  void richTextEditor.fetch()
  return import('../email/EmailTab')
})

interface EmailPanelProps {
  readonly isReadOnly: boolean
  readonly hyperionId: string | undefined
  readonly facts: OpportunityFacts
  readonly thread: readonly HistoryEntry[]
  /** Whether the addresses of the customer are known, or known to be none. */
  readonly isCustomerKnown: boolean
  /** Leaves the email that is answered; `null` where none is. */
  readonly answerNone: (() => void) | null
}

/** The Email tab. */
export function EmailPanel({ answerNone, isCustomerKnown, ...props }: EmailPanelProps) {
  const { form, saving } = useProvidedForm(emailContext)
  const putStarted = useStartedEmail(form, isCustomerKnown)
  return (
    <LazyEdit code={emailTab} fields={6}>
      {({ default: EmailTab }) => (
        <EmailTab
          {...props}
          {...{ form, saving }}
          onUseStarted={putStarted}
          onNewEmail={form.isDirty ? null : answerNone}
        />
      )}
    </LazyEdit>
  )
}
