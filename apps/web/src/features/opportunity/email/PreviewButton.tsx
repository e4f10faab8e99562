import type { EmailDraft } from '@retain/domain/activity/email/emailDraft'
import { Button } from '@retain/ui/button'
import { memo, useCallback, useState } from 'react'
import { lazyCode } from '../../../core/lazy/lazyCode'
import { LazyDialog } from '../../../core/lazy/LazyDialog'

const dialog = lazyCode(() => import('./EmailPreview'))

/** Not drawn again for each letter that is typed into the form. */
const StillButton = memo(Button)

interface PreviewButtonProps {
  readonly draft: Pick<EmailDraft, 'address' | 'subject' | 'template'>
  readonly hyperionId: string | undefined
}

/** Shows the email that is being written as its customer will see it. */
export function PreviewButton({ draft, hyperionId }: PreviewButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => setIsOpen(true), [])
  const close = useCallback(() => setIsOpen(false), [])
  const { address, subject, template } = draft
  return (
    <>
      <StillButton onPress={open}>Preview</StillButton>
      {isOpen && (
        <LazyDialog code={dialog} onFailed={close}>
          {({ EmailPreview }) => (
            <EmailPreview {...{ address, subject, hyperionId }} body={template} onClose={close} />
          )}
        </LazyDialog>
      )}
    </>
  )
}
