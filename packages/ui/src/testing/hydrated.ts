import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'

/** What a server sends for an element: drawn without a window. The document stays: here styles are written into it. */
export const serverMarkup = (element: ReactElement): string => {
  vi.stubGlobal('window', undefined)
  try {
    return renderToString(element)
  } finally {
    vi.unstubAllGlobals()
  }
}

/** Takes an element over in the browser as the server drew it, and gives what React found different. */
export const hydrationComplaints = async (
  markup: string,
  element: ReactElement,
): Promise<readonly unknown[]> => {
  const box = document.createElement('div')
  document.body.append(box)
  box.innerHTML = markup
  const onRecoverableError = vi.fn()
  const root = await act(async () => hydrateRoot(box, element, { onRecoverableError }))
  await act(async () => root.unmount())
  box.remove()
  return onRecoverableError.mock.calls
}
