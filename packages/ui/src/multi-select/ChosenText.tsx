import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

const Count = styled.span`
  flex: none;
  min-width: 20px;
  padding: 0 6px;
  border-radius: 10px;
  background: var(--accent-soft);
  color: var(--accent-ink);
  font-size: var(--fs-1);
  line-height: 20px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: center;
  :disabled > & {
    background: none;
    color: inherit;
  }
`

interface ChosenTextProps {
  readonly id: string
  readonly labels: readonly string[]
  readonly placeholder: string
}

/** What is chosen, divided by commas; how many they are stands behind where the text is cut. */
export function ChosenText({ id, labels, placeholder }: ChosenTextProps) {
  const box = useRef<HTMLSpanElement>(null)
  const [isCut, setIsCut] = useState(false)
  const text = labels.join(', ')
  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setIsCut(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [text])
  return (
    <>
      <span ref={box} id={id} data-value="">
        {labels.length === 0 ? placeholder : text}
      </span>
      {isCut && labels.length > 1 && <Count aria-hidden="true">{labels.length}</Count>}
    </>
  )
}
