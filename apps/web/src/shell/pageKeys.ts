import { useEffect, useRef } from 'react'

/** A key that does something on the page while nobody types. */
export interface PageKey {
  /** As `KeyboardEvent.key` has it. */
  readonly key: string
  /** What it does, for the list of keys. */
  readonly text: string
  /** What it does; `false` leaves the key to whoever wanted it before, and then to the browser. */
  readonly press: () => unknown
}

/** Where a key is a part of what is typed or chosen. */
const takesKeys =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]'

const active = new Set<PageKey>()

const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(takesKeys) !== null

function onKeyDown(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, target } = event
  if (altKey || ctrlKey || metaKey || event.defaultPrevented || isTaken(target)) return
  // What came to the page last is in front of the rest.
  const isUsed = activeKeys()
    .toReversed()
    .some((one) => one.key === key && one.press() !== false)
  if (isUsed) event.preventDefault()
}

/** The keys that do something on the page in sight. */
export const activeKeys = (): readonly PageKey[] => [...active]

/**
 * Gives a key a meaning for as long as the component is there: wherever the focus is, but not where keys are typed or
 * chosen with, and not together with Ctrl, Alt or Command.
 *
 * @example usePageKey('f', 'Open or close the filters', toggle)
 */
export function usePageKey(key: string, text: string, press: PageKey['press']): void {
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  }, [press])
  useEffect(() => {
    const added: PageKey = { key, text, press: () => latest.current() }
    if (active.size === 0) document.addEventListener('keydown', onKeyDown)
    active.add(added)
    return () => {
      active.delete(added)
      if (active.size === 0) document.removeEventListener('keydown', onKeyDown)
    }
  }, [key, text])
}
