import { useCallback, useEffect, useRef } from 'react'
import { useLazyCode } from '../../../../core/lazy/useLazyCode'
import { filterFields } from './filterFields'

/**
 * Gives the focus to an element that the next drawing brings: the field of a filter that was just added, or what is left
 * where one was removed. Where the code of the fields is still on its way it waits for that.
 *
 * @param id of the element around it.
 * @returns what to call with a selector of the element.
 */
export function useDeferredFocus(id: string): (selector: string) => void {
  const wanted = useRef<string | null>(null)
  // Draws, and with that looks again, as soon as the fields are there.
  useLazyCode(filterFields, 'no')
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
