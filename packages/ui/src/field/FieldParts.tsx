import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import type { FieldText } from './fieldText'

/** The column of a field: label, control, foot. */
export const FieldRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  align-content: start;
  min-width: 0;
  /* An empty foot stays on the page, so that screen readers hear what appears in it, but takes no space. */
  & > [data-foot]:not(:has(> :not(:empty, [data-silent]))) {
    position: absolute;
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  font-size: var(--fs-1);
  line-height: 16px;
  color: var(--ink-3);
  overflow-wrap: anywhere;
  & > [data-error] {
    color: var(--danger-ink);
  }
  & > [data-message] {
    flex: 1 1 0;
    min-width: min(100%, 12ch);
    /* Empty messages take no space. */
    &:empty {
      position: absolute;
    }
  }
  & svg.lucide {
    float: inline-start;
    width: 12px;
    height: 12px;
    margin-block: 2px;
    margin-inline-end: 4px;
  }
  & > [data-end] {
    flex: none;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  @media ${media.phone} {
    font-size: var(--fs-2);
  }
`

/** The sign that a field must be filled; screen readers hear it from the control. */
export const RequiredMark = styled.span.attrs({ 'aria-hidden': true, children: '*' })`
  margin-inline-start: 2px;
  color: var(--danger-ink);
`

interface FieldFootProps {
  /** What is said of the control, or of each of several; an error is also spoken when it appears. */
  readonly texts: readonly FieldText[]
  /** At the right end: a counter. */
  readonly end?: ReactNode
}

/** What stands under a control: hints or errors, and a counter at its end. Without either it takes no place. */
export function FieldFoot({ texts, end }: FieldFootProps) {
  return (
    <Foot data-foot="">
      {texts.map(({ id, isInvalid, text }) => (
        <span key={id} id={id} aria-live="polite" data-message="" data-error={isInvalid || undefined}>
          {isInvalid && Boolean(text) && <TriangleAlert aria-hidden="true" />}
          {text}
        </span>
      ))}
      {end}
    </Foot>
  )
}
