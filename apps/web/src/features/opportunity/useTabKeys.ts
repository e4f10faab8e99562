import type { OpportunityTab } from '@retain/domain/opportunity/opportunityTabs'
import { useEffect, useRef, type RefObject } from 'react'
import { useLatest } from '../../core/state/useLatest'
import type { LazyCode } from '../../core/lazy/lazyCode'
import { usePageKey } from '../../shell/pageKeys'

/** What can be written in or chosen at once, in the panel of a tab. */
const firstFields = [
  '[role=tabpanel] input[type=radio]:checked:enabled',
  '[role=tabpanel] :is(input:not([type=radio], [type=checkbox], [readonly]), textarea:not([readonly])):enabled',
  '[role=tabpanel] [contenteditable=true]',
]

/** The tab that somebody is on the way to. */
interface Wanted {
  readonly tab: OpportunityTab
  /** What has the focus until there is something to write in, which is not before the page is locked. */
  readonly standIn: Element | null
}

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
  const wanted = useRef<Wanted | null>(null)
  const focusForm = () => {
    const code = codes[tab]
    if (wanted.current?.tab !== tab || (code !== undefined && code.read().module === null)) return
    const { standIn } = wanted.current
    wanted.current = null
    // Who has gone on meanwhile is left where they are.
    if (standIn !== null && standIn !== document.activeElement) return
    const find = (selector: string) => ground.current?.querySelector<HTMLElement>(selector) ?? null
    const field = firstFields.map(find).find((one) => one !== null)
    const goal = field ?? find('[role=tab][aria-selected=true]')
    if (field === undefined) wanted.current = { tab, standIn: goal }
    goal?.focus()
  }
  const latest = useLatest(focusForm)
  useEffect(focusForm)
  const goTo = (next: OpportunityTab) => {
    wanted.current = { tab: next, standIn: null }
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
