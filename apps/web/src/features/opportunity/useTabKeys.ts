import type { OpportunityTab } from '@retain/domain/opportunity/opportunityTabs'
import { useEffect, useRef, type RefObject } from 'react'
import type { LazyCode } from '../../core/lazy/lazyCode'
import { usePageKey } from '../../shell/pageKeys'

/** What can be written in or chosen at once, in the panel of a tab. */
const firstFields = [
  '[role=tabpanel] input[type=radio]:checked:enabled',
  '[role=tabpanel] :is(input:not([type=radio], [type=checkbox], [readonly]), textarea:not([readonly])):enabled',
  '[role=tabpanel] [contenteditable=true]',
  '[role=tab][aria-selected=true]',
]

interface TabKeysOptions {
  readonly tab: OpportunityTab
  readonly showTab: (tab: OpportunityTab) => void
  /** The element around tabs and panel. */
  readonly ground: RefObject<HTMLElement | null>
  /** The code of the panels that is fetched when they are opened. */
  readonly codes: Readonly<Partial<Record<OpportunityTab, LazyCode<unknown>>>>
}

/**
 * A letter leads from wherever one is to the form of a tab, into its first field; where nobody can write, to the tab itself.
 *
 * @example useTabKeys({ tab, showTab, ground, codes: { email: emailTab } })
 */
export function useTabKeys({ tab, showTab, ground, codes }: TabKeysOptions): void {
  const wanted = useRef<OpportunityTab | null>(null)
  const focusForm = () => {
    const code = codes[tab]
    if (wanted.current !== tab || (code !== undefined && code.read().module === null)) return
    wanted.current = null
    const fields = firstFields.map((field) => ground.current?.querySelector<HTMLElement>(field) ?? null)
    fields.find((field) => field !== null)?.focus()
  }
  const latest = useRef(focusForm)
  useEffect(() => {
    latest.current = focusForm
    focusForm()
  })
  const goTo = (next: OpportunityTab) => {
    wanted.current = next
    if (next === tab) focusForm()
    else showTab(next)
    // The panel is drawn in the frame after its code has come.
    void codes[next]?.fetch().then(() => requestAnimationFrame(() => latest.current()))
  }
  usePageKey('c', 'Write down a call', () => goTo('call'))
  usePageKey('e', 'Write an email', () => goTo('email'))
  usePageKey('t', 'Write a note', () => goTo('notes'))
  usePageKey('h', 'History', () => goTo('history'))
  usePageKey('l', 'Create a lead', () => goTo('lead'))
  usePageKey('r', 'Set a reminder', () => goTo('reminder'))
}
