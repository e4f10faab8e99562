import { useEffect, type RefObject } from 'react'

/** The key that leads to the quick search from wherever nothing is typed. */
export const searchKeySign = '/'

/** Where a key is a part of what is typed or chosen. */
const takesKeys =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="listbox"], [role="menu"]'

const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(takesKeys) !== null

/** Gives the quick search the focus when its key is pressed. */
export function useSearchKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, target } = event
      if (key !== searchKeySign || altKey || ctrlKey || metaKey || isTaken(target)) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [input])
}
