import { TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'

/** The column of a field: label, control, foot. */
export const FieldRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  align-content: start;
  min-width: 0;
`

/** What stands under a control: messages, and a counter at its end. Without either it takes no place. */
export const FieldFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  font-size: var(--fs-1);
  line-height: 16px;
  color: var(--ink-3);
  overflow-wrap: anywhere;
  /* Nothing to say: it stays, so that screen readers hear what appears, but takes no place. */
  &:not(:has(> :not(:empty))) {
    margin-block-start: -4px;
  }
  & > [data-error] {
    color: var(--danger-ink);
  }
  & > [data-message] {
    flex: 1 1 0;
    min-width: min(100%, 12ch);
    /* Silent ones leave the place to those that speak. */
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
  @media (max-width: 720px) {
    font-size: var(--fs-2);
  }
`

/** The sign that a field must be filled; screen readers hear it from the control. */
export const RequiredMark = styled.span.attrs({ 'aria-hidden': true, children: '*' })`
  margin-inline-start: 2px;
  color: var(--danger-ink);
`

interface FieldMessageProps {
  readonly id: string
  readonly isError: boolean
  readonly text: string | undefined
}

/** The hint or the error under a control; an error is also spoken when it appears. */
export function FieldMessage({ id, isError, text }: FieldMessageProps) {
  return (
    <span id={id} aria-live="polite" data-message="" data-error={isError || undefined}>
      {isError && Boolean(text) && <TriangleAlert aria-hidden="true" />}
      {text}
    </span>
  )
}
