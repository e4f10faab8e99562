import { useCallback, useEffect, useRef } from 'react'

/**
 * Gives the focus to an element that the next drawing brings: the field of a filter that was just added, or what is left
 * where one was removed.
 *
 * @param id of the element around it.
 * @returns what to call with a selector of the element.
 */
export function useFocusLater(id: string): (selector: string) => void {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    const element = document.getElementById(id)?.querySelector<HTMLElement>(wanted.current)
    if (!element) return
    wanted.current = null
    element.focus()
  })
  return useCallback((selector) => {
    wanted.current = selector
  }, [])
}
