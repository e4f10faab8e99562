import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { Heading } from 'react-aria-components/Modal'
import { tryFocus } from '../internal/focus/focusPlace'
import { useFocusReturn } from '../internal/focus/useFocusReturn'
import { IconButton } from '../icon-button/IconButton'
import { AwaitedText } from './AwaitedText'
import { DialogContent } from './DialogContent'
import { Body, Notice, Scrim, Sheet } from './dialogStyle'

/** 400, 480 or 640 px; as wide as the window on a phone. */
export type DialogSize = 'narrow' | 'medium' | 'wide'

/** What the dialogs of all kinds have in common. */
export interface DialogFrameProps {
  readonly title: string
  readonly role: 'dialog' | 'alertdialog'
  readonly size: DialogSize
  readonly isAwaitingClose: boolean
  readonly awaitedText: string | undefined
  readonly onClose: () => void
  readonly children: ReactNode
  readonly footer: ReactNode
  readonly footerStart?: ReactNode
  /** Stands over the foot and does not scroll. */
  readonly notice?: ReactNode
  /** The id of the text that is read together with the title. */
  readonly contentId?: string | undefined
  /** Another dialog that may open over this one. */
  readonly nested?: ReactNode
  /** Puts content and foot into a form. */
  readonly inForm?: ((fields: ReactNode) => ReactNode) | undefined
}

const waiting = { isPending: true } as const
const ready = {} as const

/** What stands over the page while it is open, and keeps the focus. On a phone it rises from the bottom edge. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, role, size, isAwaitingClose, awaitedText = 'Please wait', onClose, contentId } = props
  const { children, footer, footerStart, notice, nested, inForm = (fields) => fields } = props
  const dialog = useRef<HTMLElement>(null)
  useFocusReturn()
  useEffect(() => {
    // Pressed by a screen reader, React Aria waits until no transition runs anywhere, and misses the end of some.
    if (dialog.current?.contains(document.activeElement) === false) tryFocus(dialog.current)
  }, [])
  return (
    <Scrim
      isOpen
      data-scrim=""
      isKeyboardDismissDisabled={isAwaitingClose}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isAwaitingClose) onClose()
      }}
    >
      <Sheet data-size={size}>
        <Body
          ref={dialog}
          role={role}
          {...(contentId === undefined ? {} : { 'aria-describedby': contentId })}
        >
          <div data-dialog-head="">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <ButtonContext value={isAwaitingClose ? waiting : ready}>
              <IconButton label="Close" tooltip={false} icon={<X aria-hidden="true" />} onPress={onClose} />
            </ButtonContext>
          </div>
          {inForm(
            <>
              <DialogContent id={contentId}>{children}</DialogContent>
              {notice !== undefined && <Notice>{notice}</Notice>}
              {(footer !== undefined || footerStart !== undefined) && (
                <div data-dialog-foot="">
                  <ButtonContext value={isAwaitingClose ? waiting : ready}>
                    {footerStart !== undefined && <div data-start="">{footerStart}</div>}
                    {footer}
                  </ButtonContext>
                </div>
              )}
            </>,
          )}
          <AwaitedText isAwaiting={isAwaitingClose} text={awaitedText} />
          {nested}
        </Body>
      </Sheet>
    </Scrim>
  )
}
