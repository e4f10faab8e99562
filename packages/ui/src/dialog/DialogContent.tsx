import { useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTooLong } from '../scroll-area/useTooLong'

const Scroller = styled.div`
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  color: var(--ink-2);
  outline: none;
  & > div {
    padding: 4px 20px 16px;
    overflow-wrap: anywhere;
  }
  &:focus-visible {
    box-shadow: inset 0 0 0 2px var(--a-500);
  }
  @media (max-width: 720px) {
    font-size: var(--fs-4);
    & > div {
      padding-block: 4px 16px;
      padding-inline: max(16px, env(safe-area-inset-left)) max(16px, env(safe-area-inset-right));
    }
    &:last-child > div {
      padding-bottom: max(24px, env(safe-area-inset-bottom));
    }
  }
  @media (max-height: 400px) {
    flex: none;
    overflow: visible;
  }
  @media (forced-colors: active) {
    &:focus-visible {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

interface DialogContentProps {
  readonly id: string | undefined
  readonly children: ReactNode
}

/** What stands between a dialog's head and its foot. While it is too long it takes the focus, so that keys scroll it. */
export function DialogContent({ id, children }: DialogContentProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isTooLong = useTooLong(scroller, content)
  return (
    <Scroller ref={scroller} tabIndex={isTooLong ? 0 : undefined}>
      <div ref={content} id={id} data-dialog-content="">
        {children}
      </div>
    </Scroller>
  )
}
