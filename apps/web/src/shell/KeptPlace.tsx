import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

interface KeptPlaceProps {
  readonly isShown: boolean
  readonly children: ReactNode
}

/**
 * A place that is taken out of the document while it is not shown, with its elements as they are: nothing finds, styles or
 * lays out what is in it.
 *
 * @example <KeptPlace isShown={isList}>…</KeptPlace>
 */
export function KeptPlace({ isShown, children }: KeptPlaceProps) {
  const [content] = useState(makeContent)
  return (
    <>
      <Attached content={content} isShown={isShown} />
      {createPortal(children, content)}
    </>
  )
}

interface AttachedProps {
  readonly content: HTMLElement
  readonly isShown: boolean
}

/**
 * Puts an element into the document. It stands before what is drawn in that element: React runs its effect first, and what is
 * shown again measures and focuses in the document.
 */
function Attached({ content, isShown }: AttachedProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Not in a cleanup: what is left reads how far it is scrolled in its own.
    if (isShown) place.current?.append(content)
    else content.remove()
  }, [content, isShown])
  return <div ref={place} style={boxless} />
}

const boxless = { display: 'contents' } as const

const makeContent = (): HTMLElement => {
  const content = document.createElement('div')
  Object.assign(content.style, boxless)
  return content
}
