/** Two frames: what listens to sizes and media queries has drawn by then. */
export const untilDrawn = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/**
 * Stops every transition and animation while something is measured, so that no colour and no place is half on its way.
 * Returns what lets them run again.
 */
export const holdStill = (): (() => void) => {
  const style = document.createElement('style')
  style.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }'
  document.head.append(style)
  return () => style.remove()
}
