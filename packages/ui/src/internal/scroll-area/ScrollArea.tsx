import { useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { innerRingStyle } from '../focus/innerRingStyle'
import { useTooLong } from './useTooLong'

const Area = styled.div`
  flex: 1;
  min-width: 0;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  outline: none;
  ${innerRingStyle}
  @media print {
    overflow: visible;
  }
`

/** Props of {@link ScrollArea}. */
export interface ScrollAreaProps {
  /** For `styled(ScrollArea)`. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** What scrolls between a head and a foot. While it is too long it takes the focus, so that keys scroll it. */
export function ScrollArea({ className, children }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isTooLong = useTooLong(area, content)
  return (
    <Area ref={area} className={className} tabIndex={isTooLong ? 0 : undefined}>
      <div ref={content}>{children}</div>
    </Area>
  )
}
