import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

interface ActScope {
  IS_REACT_ACT_ENVIRONMENT?: boolean
}

/**
 * Draws as an app in production does, and answers when the first drawing is on the page: what a component does before the
 * browser paints has happened then, what it does some time later has not.
 */
export async function firstDrawing(content: ReactNode): Promise<() => void> {
  const scope = globalThis as ActScope
  const before = scope.IS_REACT_ACT_ENVIRONMENT
  scope.IS_REACT_ACT_ENVIRONMENT = false
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const drawing = new Promise<void>((resolve) => {
    const changes = new MutationObserver(() => {
      changes.disconnect()
      resolve()
    })
    changes.observe(place, { childList: true })
  })
  root.render(content)
  await drawing
  return () => {
    root.unmount()
    place.remove()
    if (before !== undefined) scope.IS_REACT_ACT_ENVIRONMENT = before
  }
}
