import { useCallback, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { controlIn } from './gridElements'
import type { RowSource } from './rowSource'
import { useActiveRow } from './useActiveRow'
import { useHasFocus } from './useHasFocus'

/** The card around an element. */
export const cardAround = (element: Element): HTMLElement | null =>
  element.closest<HTMLElement>('[data-card]')

/**
 * The focus among cards, which belongs to a row and not to the element that draws it: that row keeps its element while
 * it is scrolled; if it or its focused control is removed, the first control of the card in its place gets the focus.
 */
export const useCardFocus = <Row>(list: RefObject<HTMLElement | null>, source: RowSource<Row>) => {
  const [place, setPlace] = useActiveRow(source)
  const active = typeof place === 'object' ? place : undefined
  const hasFocusRef = useHasFocus()
  const home = useRef<string>(undefined)

  const keepFocus = useCallback(
    (card: HTMLElement) => {
      if (!hasFocusRef.current || card.dataset['slot'] !== home.current) return
      if (!card.contains(document.activeElement)) controlIn(card)?.focus({ preventScroll: true })
    },
    [hasFocusRef],
  )

  const slot = active?.slot
  useLayoutEffect(() => {
    if (slot === undefined) return
    home.current = String(slot)
    const card = list.current?.querySelector<HTMLElement>(`[data-slot="${slot}"]`)
    if (card !== null && card !== undefined) keepFocus(card)
  }, [list, slot, keepFocus])

  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(target)) return
    hasFocusRef.current = true
    const card = cardAround(target)
    const index = Number(card?.dataset['card'])
    const row = source.rows()[index]
    if (card === null || row === undefined) return
    home.current = card.dataset['slot']
    setPlace({ key: source.keyOf(row), index, slot: Number(card.dataset['slot']) })
  }

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // React reports no blur for an element that it removes, so a removed card leaves this true.
    hasFocusRef.current = relatedTarget !== null && currentTarget.contains(relatedTarget)
  }

  return { active, keepFocus, onFocus, onBlur }
}
