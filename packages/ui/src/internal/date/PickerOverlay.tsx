import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'
import { Panel } from '../../popover/FloatingPanel'
import { scrimStyle } from '../scrim/scrimStyle'

const Scrim = styled(ModalOverlay)`
  ${scrimStyle}
  display: grid;
  place-items: end stretch;
  padding-block-start: 32px;
`

const Sheet = styled(Modal)`
  display: flex;
  min-height: 0;
  max-height: 100%;
  border-block-start: 1px solid var(--line);
  border-start-start-radius: 14px;
  border-start-end-radius: 14px;
  background: var(--raised);
  box-shadow: var(--shadow-3);
  overflow: hidden;
  animation: retain-rise var(--t-3) var(--ease);
  /* It closes without an animation, as a tooltip does. */
  &[data-exiting] {
    animation: none;
  }
`

const Body = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  max-width: 100%;
  overflow: auto;
  outline: none;
  [data-sheet] > & {
    padding-block-end: env(safe-area-inset-bottom);
  }
`

interface PickerOverlayProps {
  /** Rises from the bottom edge, as on a phone, in place of hanging under the box. */
  readonly isSheet: boolean
  readonly children: ReactNode
}

/** What a date picker opens: under its box, or over the page from the bottom edge. Picker and contents share react-aria's state. */
export function PickerOverlay({ isSheet, children }: PickerOverlayProps) {
  const body = <Body>{children}</Body>
  if (!isSheet)
    return (
      <Panel placement="bottom start" offset={4}>
        {body}
      </Panel>
    )
  return (
    <Scrim isDismissable data-scrim="">
      <Sheet data-sheet="">{body}</Sheet>
    </Scrim>
  )
}
