import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { observeSize } from '../grid/observeSize'

const Scroller = styled.div`
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  color: var(--ink-2);
  outline: none;
  & > div {
    padding: 4px 20px 16px;
  }
  &:focus-visible {
    box-shadow: inset 0 0 0 2px var(--a-500);
  }
  @media (max-width: 600px) {
    font-size: var(--fs-4);
    & > div {
      padding: 4px 16px 16px;
    }
    &:last-child > div {
      padding-bottom: max(24px, env(safe-area-inset-bottom));
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
  const [isTooLong, setIsTooLong] = useState(false)
  useLayoutEffect(() => {
    const [outer, inner] = [scroller.current, content.current]
    if (outer === null || inner === null) return undefined
    return observeSize(inner, () => setIsTooLong(inner.offsetHeight > outer.clientHeight))
  }, [])
  return (
    <Scroller ref={scroller} tabIndex={isTooLong ? 0 : undefined}>
      <div ref={content} id={id}>
        {children}
      </div>
    </Scroller>
  )
}
