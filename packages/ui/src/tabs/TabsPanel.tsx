import { useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { innerRingStyle } from '../internal/focus/innerRingStyle'
import { useHasTabStop } from '../internal/focus/useHasTabStop'

const Ground = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  outline: none;
  ${innerRingStyle}
`

interface TabsPanelProps {
  readonly id: string
  /** The element of its tab. */
  readonly tabId: string
  readonly children: ReactNode
}

/** The panel of the selected tab. */
export function TabsPanel({ id, tabId, children }: TabsPanelProps) {
  const ground = useRef<HTMLDivElement>(null)
  const hasTabStop = useHasTabStop(ground)
  return (
    <Ground
      ref={ground}
      id={id}
      role="tabpanel"
      aria-labelledby={tabId}
      tabIndex={hasTabStop ? undefined : 0}
    >
      {children}
    </Ground>
  )
}
