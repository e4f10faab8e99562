import { useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Field, type FieldControl, type FieldFrameProps } from '../../field/Field'
import { frameProps } from '../../field/frameProps'

const Place = styled.div`
  min-width: 0;
  container-type: inline-size;
  /* The browser's own field behind it is for filling in forms by itself, which is not offered. */
  & > [aria-hidden='true']:has(> input) {
    display: none;
  }
`

interface DayFrameProps {
  readonly frame: FieldFrameProps
  /** What the field's own rules find wrong; an error of the caller comes before it. */
  readonly problem: string | undefined
  readonly children: (control: FieldControl, labelId: string) => ReactNode
}

/** The frame of a field for days: its label leads to the first part that one types into. */
export function DayFrame({ frame, problem, children }: DayFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <Field
      {...frameProps(frame)}
      error={frame.error ?? problem}
      onLabelPress={() =>
        place.current?.querySelector<HTMLElement>('[role="spinbutton"], [data-day-text]')?.focus()
      }
    >
      {(control, labelId) => <Place ref={place}>{children(control, labelId)}</Place>}
    </Field>
  )
}
