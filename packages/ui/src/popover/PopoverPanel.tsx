import type { ReactNode } from 'react'
import { Dialog, type Placement } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { ScrollArea } from '../internal/scroll-area/ScrollArea'
import { FloatingPanel } from './FloatingPanel'
import type { OpenPopover } from './PopoverTrigger'

const Body = styled(Dialog)`
  display: flex;
  flex-direction: column;
  width: 320px;
  max-width: 100%;
  min-height: 0;
  overflow-wrap: anywhere;
  outline: none;
  &[data-size='narrow'] {
    width: 240px;
  }
  &[data-size='wide'] {
    width: 420px;
  }
  @media ${media.phone} {
    [data-sheet] > & {
      width: 100%;
    }
  }
  &[data-padded] > div > div {
    padding: 12px 16px;
  }
`

interface PopoverPanelProps extends OpenPopover {
  readonly label: string
  readonly placement: Placement
  readonly size: 'narrow' | 'medium' | 'wide'
  readonly isPadded: boolean
  readonly isSheetOnPhone: boolean
  readonly children: ReactNode
}

/** The open panel; it is loaded on demand by `Popover`. */
export default function PopoverPanel(props: PopoverPanelProps) {
  const { triggerRef, onClose, label, placement, size, isPadded, isSheetOnPhone, children } = props
  return (
    <FloatingPanel
      triggerRef={triggerRef}
      onClose={onClose}
      placement={placement}
      isSheetOnPhone={isSheetOnPhone}
    >
      <Body aria-label={label} data-size={size} data-padded={isPadded ? '' : undefined}>
        <ScrollArea>{children}</ScrollArea>
      </Body>
    </FloatingPanel>
  )
}
