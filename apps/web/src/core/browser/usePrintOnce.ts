import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Opens the browser's print dialog when what is printed is drawn, once.
 *
 * @param onPrint called just before.
 */
export function usePrintOnce(isReady: boolean, onPrint: () => void = () => undefined): void {
  const isPrinted = useRef(false)
  const tell = useEffectEvent(onPrint)
  useEffect(() => {
    if (!isReady || isPrinted.current) return
    isPrinted.current = true
    tell()
    window.print()
  }, [isReady])
}
