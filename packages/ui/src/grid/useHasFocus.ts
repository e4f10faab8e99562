import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Whether the rows of a list have the focus. What is hidden has none, and takes none when it shows again. */
export function useHasFocus(): RefObject<boolean> {
  const hasFocus = useRef(false)
  useLayoutEffect(
    () => () => {
      hasFocus.current = false
    },
    [],
  )
  return hasFocus
}
