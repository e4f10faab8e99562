import { useContext, useRef, type ReactNode } from 'react'
import { useTabPanel } from 'react-aria/useTabList'
import { TabListStateContext } from 'react-aria-components/Tabs'
import type { TabListState } from 'react-stately/useTabListState'
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
  /** The id of the tab that it belongs to. */
  readonly id: string
  readonly children: ReactNode
}

/** The panel of the selected tab. The tabs are gathered from a hidden drawing first, of which it is no part. */
export function TabsPanel(props: TabsPanelProps) {
  const state = useContext(TabListStateContext)
  return state === null ? null : <ShownPanel {...props} state={state} />
}

function ShownPanel({ id, children, state }: TabsPanelProps & { readonly state: TabListState<object> }) {
  const ground = useRef<HTMLDivElement>(null)
  const nowhere = useRef<HTMLDivElement>(null)
  const hasTabStop = useHasTabStop(ground)
  // Given the real element it would look for tab stops during every drawing.
  const { tabPanelProps } = useTabPanel({ id }, state, nowhere)
  return (
    <Ground {...tabPanelProps} ref={ground} tabIndex={hasTabStop ? undefined : 0}>
      {children}
    </Ground>
  )
}
