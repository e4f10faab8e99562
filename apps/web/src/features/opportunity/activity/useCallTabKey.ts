import type { OpportunityTab } from '@retain/domain/opportunity/opportunityTabs'
import { useEffect, useRef, type RefObject } from 'react'
import { usePageKey } from '../../../shell/pageKeys'

interface CallTabKeyOptions {
  readonly tab: OpportunityTab
  readonly showTab: (tab: OpportunityTab) => void
  /** The element around tabs and panel. */
  readonly ground: RefObject<HTMLElement | null>
}

/** The key c leads from wherever one is to the form of a call; where nobody can write, to its tab. */
export function useCallTabKey({ tab, showTab, ground }: CallTabKeyOptions): void {
  const isGoing = useRef(false)
  const focusForm = () => {
    isGoing.current = false
    const find = (selector: string) => ground.current?.querySelector<HTMLElement>(selector)
    const first = find('[role=tabpanel] input:checked:enabled') ?? find('[role=tab][aria-selected=true]')
    first?.focus()
  }
  useEffect(() => {
    if (isGoing.current) focusForm()
  })
  usePageKey('c', 'Write down a call', () => {
    isGoing.current = true
    if (tab === 'call') focusForm()
    else showTab('call')
  })
}
