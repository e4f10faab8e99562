import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'
import { IconButton } from '../icon-button/IconButton'
import { DialogContent } from './DialogContent'

const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 20;
  display: grid;
  place-items: center;
  padding: 24px;
  background: var(--scrim);
  @media (max-width: 600px) {
    place-items: end stretch;
    padding: 32px 0 0;
  }
`

const Sheet = styled(Modal)`
  display: flex;
  width: 400px;
  max-width: 100%;
  max-height: 100%;
  min-height: 0;
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  box-shadow: var(--shadow-3);
  overflow: hidden;
  animation: retain-rise var(--t-3) var(--ease);
  &[data-size='wide'] {
    width: 640px;
  }
  @media (max-width: 600px) {
    &,
    &[data-size='wide'] {
      width: 100%;
    }
    border-width: 1px 0 0;
    border-radius: 14px 14px 0 0;
  }
`

const Body = styled(AriaDialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  outline: none;
  & > header {
    display: flex;
    flex: none;
    align-items: flex-start;
    justify-content: space-between;
    gap: 8px;
    min-height: 44px;
    padding: 12px 12px 4px 20px;
  }
  & > header > h2 {
    padding: 6px 0;
    font-size: var(--fs-4);
    overflow-wrap: anywhere;
  }
  & > footer {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
    padding: 12px 20px;
    border-top: 1px solid var(--line);
  }
  @media (max-width: 600px) {
    & > header {
      padding: 8px 8px 0 16px;
    }
    & > header > h2 {
      padding: 12px 0;
      font-size: 17px;
    }
    & > footer {
      padding: 12px 16px max(24px, env(safe-area-inset-bottom));
    }
    & > footer > button {
      flex: 1;
    }
  }
`

interface DialogFrameProps {
  readonly title: string
  readonly role: 'dialog' | 'alertdialog'
  readonly size: 'narrow' | 'wide'
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  readonly footer: ReactNode
  /** The id of the text that is read together with the title. */
  readonly contentId?: string
}

/** What stands over the page while it is open, and keeps the focus. On a phone it rises from the bottom edge. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, role, size, isBusy, onClose, children, footer, contentId } = props
  return (
    <Scrim
      isOpen
      isKeyboardDismissDisabled={isBusy}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose()
      }}
    >
      <Sheet data-size={size}>
        <Body role={role} {...(contentId === undefined ? {} : { 'aria-describedby': contentId })}>
          <header>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton
              label="Close"
              tooltip={false}
              icon={<X aria-hidden="true" />}
              isDisabled={isBusy}
              onPress={onClose}
            />
          </header>
          <DialogContent id={contentId}>{children}</DialogContent>
          {footer !== undefined && <footer>{footer}</footer>}
        </Body>
      </Sheet>
    </Scrim>
  )
}
