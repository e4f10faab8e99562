import { useEffect, useEffectEvent } from 'react'
import { areCharacterKeysOn, isCharacterKey } from './characterKeys'

/** A key that does something on the page while nobody types. */
export interface PageKey {
  /** As `KeyboardEvent.key` has them; most have one. */
  readonly keys: readonly string[]
  /** What it does, for the list of keys. */
  readonly text: string
  /** What it does; `false` leaves the key to whoever wanted it before, and then to the browser. */
  readonly press: (key: string) => unknown
}

/** Where a key is a part of what is typed or chosen; the box of a list goes to the word that begins with what is typed. */
const takesKeys =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"], [aria-haspopup="listbox"]'

/** What a radio button does something with, and what closes what it stands in. */
const isRadioKey = (key: string): boolean => key === ' ' || key === 'Escape' || key.startsWith('Arrow')

const active = new Set<PageKey>()

const isTaken = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  (target.closest(takesKeys) !== null || (isRadioKey(key) && target.matches('input[type="radio"]')))

function onKeyDown(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, target } = event
  if (altKey || ctrlKey || metaKey || event.defaultPrevented || isTaken(target, key)) return
  if (isCharacterKey(key) && !areCharacterKeysOn()) return
  // What came to the page last is in front of the rest.
  const isUsed = activeKeys()
    .toReversed()
    .some((one) => one.keys.includes(key) && one.press(key) !== false)
  if (isUsed) event.preventDefault()
}

/** The keys that do something on the page in sight. */
export const activeKeys = (): readonly PageKey[] => [...active]

/**
 * Gives a key, or each of several, a meaning for as long as the component is there: wherever the focus is, but not where keys are typed or
 * chosen with, and not together with Ctrl, Alt or Command. Keys of one character can be switched off (WCAG 2.1.4).
 *
 * @param key of several always the same array.
 * @example usePageKey('f', 'Open or close the filters', toggle)
 */
export function usePageKey(key: string | readonly string[], text: string, press: PageKey['press']): void {
  const onPress = useEffectEvent(press)
  useEffect(() => {
    const keys = typeof key === 'string' ? [key] : key
    const added: PageKey = { keys, text, press: (pressed) => onPress(pressed) }
    if (active.size === 0) document.addEventListener('keydown', onKeyDown)
    active.add(added)
    return () => {
      active.delete(added)
      if (active.size === 0) document.removeEventListener('keydown', onKeyDown)
    }
  }, [key, text])
}
