import { Button } from '@retain/ui/button'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'

/** A text that is taller is folded to this height, in pixels; what is folded is at least worth the button. */
const tallest = 360
const worthFolding = 120

const Fold = styled.div`
  &[data-folded] {
    max-height: ${tallest}px;
    overflow: clip;
    mask-image: linear-gradient(to bottom, black calc(100% - 48px), transparent);
  }
`

/**
 * A text that somebody else wrote, perhaps a very long one: its beginning, and all of it by a button. What comes after it stays
 * in reach. By key all of it opens as soon as something in it has the focus.
 *
 * @example <LongText><RichTextViewer html={email.emailBody} allowList={allowedHtml} /></LongText>
 */
export function LongText({ children }: { readonly children: ReactNode }) {
  const inner = useRef<HTMLDivElement>(null)
  const [isTall, setIsTall] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  useEffect(() => {
    const element = inner.current
    if (element === null) return
    const measure = () => setIsTall(element.scrollHeight > tallest + worthFolding)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <Fold data-folded={(isTall && !isWhole) || undefined} onFocus={() => setIsWhole(true)}>
        <div ref={inner}>{children}</div>
      </Fold>
      {isTall && (
        <Button variant="link" size="small" aria-expanded={isWhole} onPress={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Show all of this email'}
        </Button>
      )}
    </>
  )
}
