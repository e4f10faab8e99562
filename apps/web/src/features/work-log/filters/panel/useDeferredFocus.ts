import { useCallback, useEffect, useRef } from 'react'
import { useLazyCode } from '../../../../core/lazy/useLazyCode'
import { filterFields } from './filterFields'

/**
 * Gives the focus to an element of the next rendering: the field of a filter that was just added, or a remaining element
 * where one was removed. It waits for the code of the fields.
 *
 * @param id of the element around it.
 * @returns a function that takes the selector of the element.
 */
export function useDeferredFocus(id: string): (selector: string) => void {
  const wanted = useRef<string | null>(null)
  // Renders again, and runs the effect again, once the fields are loaded.
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
