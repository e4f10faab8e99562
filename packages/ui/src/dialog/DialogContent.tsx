import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { ScrollArea } from '../internal/scroll-area/ScrollArea'

const Scroller = styled(ScrollArea)`
  /* As high as what it holds, up to the height of the window. */
  flex: 0 1 auto;
  color: var(--ink-2);
  & > div {
    padding: 4px 20px 16px;
    overflow-wrap: anywhere;
  }
  @media ${media.phone} {
    font-size: var(--fs-4);
    & > div {
      padding-block: 4px 16px;
      padding-inline: max(16px, env(safe-area-inset-left)) max(16px, env(safe-area-inset-right));
    }
    &:last-child > div {
      padding-bottom: max(24px, env(safe-area-inset-bottom));
    }
  }
  @media ${media.short} {
    flex: none;
    overflow: visible;
  }
`

interface DialogContentProps {
  readonly id: string | undefined
  readonly children: ReactNode
}

/** What stands between a dialog's head and its foot, and scrolls. */
export function DialogContent({ id, children }: DialogContentProps) {
  return (
    <Scroller>
      <div id={id} data-dialog-content="">
        {children}
      </div>
    </Scroller>
  )
}
