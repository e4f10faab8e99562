import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { focusPlaceOf, isFocusNowhere, returnFocusTo, type FocusPlace } from '../internal/focus/focusPlace'
import type { Toast } from './toast'

/** The key that leads to the newest toast, and back. */
export const toastKey = 'F6'

const cardsOf = (region: HTMLElement): readonly HTMLElement[] => [
  ...region.querySelectorAll<HTMLElement>('[data-toast]'),
]

/** A toast can be focused by code, but not by a press, which would stop its timer for good. */
const focusCard = (card: HTMLElement | undefined) => {
  if (card === undefined) return
  card.tabIndex = -1
  card.focus()
}

/** The props for the elements of the region, and the handler of a closing toast. */
export interface ToastFocus {
  readonly isFocused: boolean
  readonly regionProps: {
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
  /** By the keyboard the focus goes on to the next toast; after the last one, or by a pointer, back to where it was. */
  readonly leaveToast: (id: string, isByKeyboard: boolean) => void
}

/** Moves the focus to the toasts by F6, and back to where it was by F6, Escape, or when the last one is closed. */
export function useToastFocus(region: RefObject<HTMLElement | null>, shown: readonly Toast[]): ToastFocus {
  const [isFocused, setIsFocused] = useState(false)
  const before = useRef<FocusPlace>([])
  const leave = () => {
    if (!returnFocusTo(before.current) && document.activeElement instanceof HTMLElement)
      document.activeElement.blur()
  }

  const isEmpty = shown.length === 0
  // From the moment a toast is drawn: React may run other effects only some time after that.
  useLayoutEffect(() => {
    if (isEmpty) return undefined
    const enter = (event: globalThis.KeyboardEvent) => {
      if (event.key !== toastKey || event.defaultPrevented || region.current === null) return
      if (region.current.contains(document.activeElement)) return
      event.preventDefault()
      focusCard(cardsOf(region.current).at(-1))
    }
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  }, [isEmpty, region])

  // A toast that had the focus may leave without being closed here.
  useEffect(() => {
    if (!isFocused || region.current?.contains(document.activeElement) === true) return undefined
    const frame = requestAnimationFrame(() => {
      setIsFocused(false)
      if (isFocusNowhere()) returnFocusTo(before.current)
    })
    return () => cancelAnimationFrame(frame)
  }, [shown, isFocused, region])

  return {
    isFocused,
    regionProps: {
      onFocus: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = focusPlaceOf(relatedTarget)
        setIsFocused(true)
      },
      onBlur: ({ currentTarget, target, relatedTarget }) => {
        if (target.matches('[data-toast]')) target.removeAttribute('tabindex')
        if (!currentTarget.contains(relatedTarget)) setIsFocused(false)
      },
      onKeyDown: (event) => {
        if (event.key !== toastKey && event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        leave()
      },
    },
    leaveToast: (id, isByKeyboard) => {
      if (region.current === null) return
      const cards = cardsOf(region.current)
      const index = cards.findIndex((card) => card.dataset['toast'] === id)
      if (cards[index]?.contains(document.activeElement) !== true) return
      const next = isByKeyboard ? (cards[index + 1] ?? cards[index - 1]) : undefined
      if (next === undefined) leave()
      else focusCard(next)
    },
  }
}
