import type { ThemeName } from '@retain/ui/tokens'

/** The element that carries the theme of the page around; null where this page is in no frame, or the page around is not ours. */
const rootAround = (): HTMLElement | null => {
  if (window.parent === window) return null
  try {
    return window.parent.document.documentElement
  } catch {
    return null
  }
}

/**
 * The theme of the page of words around a framed story; null for a story that stands by itself: neither Storybook's own
 * window nor that of the tests has a theme of ours.
 */
export const frameTheme = (): ThemeName | null => {
  const { theme, contrast } = rootAround()?.dataset ?? {}
  if (theme === 'dark') return contrast === 'more' ? 'darkMoreContrast' : 'dark'
  if (theme === 'light') return contrast === 'more' ? 'lightMoreContrast' : 'light'
  return null
}

/** Tells when the theme around changes. For `useSyncExternalStore`. */
export const onFrameTheme = (tell: () => void): (() => void) => {
  const root = rootAround()
  if (root === null) return () => undefined
  const observer = new MutationObserver(tell)
  observer.observe(root, { attributes: true, attributeFilter: ['data-theme', 'data-contrast'] })
  return () => observer.disconnect()
}
