import { Banner } from '@retain/ui/banner'
import { Button } from '@retain/ui/button'
import { FormFoot } from '@retain/ui/form-layout'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { conflictText } from '../../../forms/EditField'
import { LeaveQuestion } from '../../../forms/LeaveQuestion'
import { RestoredNotice } from '../../../forms/RestoredNotice'
import { SaveButton } from '../../../forms/SaveButton'
import type { ConcurrentEdit } from '../../../forms/useConcurrentEdit'
import type { FieldMessages } from '../../../forms/useFieldMessages'
import type { Saving } from '../../../forms/useSaving'
import { CardFields } from './CardFields'
import { isCancelKey } from './isCancelKey'
import type { CardEdit } from './useCardEdit'

interface EditFormProps<Fields, Valid> {
  /** What is edited, for screen readers. */
  readonly label: string
  readonly edit: ConcurrentEdit<Fields, Valid>
  readonly saving: Saving
  readonly messages: FieldMessages
  /** Nothing can be written: what was typed stays in sight. */
  readonly isReadOnly: boolean
  readonly card: Pick<CardEdit, 'movesFocus' | 'close'>
  /** The fields. */
  readonly children: ReactNode
}

/**
 * The form inside a card: its fields, Save and Cancel. Ctrl and Enter save, Escape cancels, and what was typed is asked about
 * before it is discarded.
 */
export function EditForm<Fields, Valid>({
  label,
  edit: { form, conflicts },
  saving,
  messages,
  isReadOnly,
  card: { movesFocus, close },
  children,
}: EditFormProps<Fields, Valid>) {
  const missing = useId()
  const [isAsking, setIsAsking] = useState(false)
  const ground = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (movesFocus) ground.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [movesFocus])
  const discard = () => {
    form.reset()
    close()
  }
  const cancel = () => {
    if (saving.isSaving) return
    if (form.isDirty) setIsAsking(true)
    else discard()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isCancelKey(event) && !isAsking) cancel()
  }
  return (
    <>
      <CardFields
        ref={ground}
        role="group"
        aria-label={label}
        onKeyDown={onKeyDown}
        onKeyDownCapture={isReadOnly ? undefined : saving.onKeyDownCapture}
      >
        {form.restoredFrom !== null && <RestoredNotice keptAt={form.restoredFrom} />}
        {conflicts.length > 0 && <Banner tone="warn">{conflictText}</Banner>}
        {children}
        <FormFoot
          {...messages.foot}
          messageId={missing}
          apart={
            <Button variant="ghost" isDisabled={saving.isSaving} onPress={cancel}>
              Cancel
            </Button>
          }
        >
          <SaveButton {...{ form, saving }} isOff={isReadOnly} describedBy={missing} />
        </FormFoot>
      </CardFields>
      {isAsking && <LeaveQuestion lost={[]} onLeave={discard} onStay={() => setIsAsking(false)} />}
    </>
  )
}
