import { TriangleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { FieldLabel } from './FieldLabel'

const Root = styled.div`
  display: grid;
  gap: 4px;
  align-content: start;
  min-width: 0;
`

const Foot = styled.div`
  display: flex;
  gap: 4px 12px;
  justify-content: space-between;
  font-size: var(--fs-1);
  line-height: 16px;
  color: var(--ink-3);
  &:not(:has(> :not(:empty))) {
    display: none;
  }
  & > [data-error] {
    color: var(--danger-ink);
  }
  & svg.lucide {
    float: left;
    width: 12px;
    height: 12px;
    margin: 2px 4px 2px 0;
  }
  & > [data-end] {
    flex: none;
    margin-left: auto;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 720px) {
    font-size: var(--fs-2);
  }
`

/** What a control inside a {@link Field} puts on its own element. */
export interface FieldControl {
  readonly id: string
  /** The hint or the error, whichever stands under the control. */
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** What every field has in common. */
export interface FieldFrameProps {
  readonly label: string
  /** The label is for screen readers only. @default false */
  readonly isLabelHidden?: boolean | undefined
  /** One sentence under the control. */
  readonly hint?: string | undefined
  /** What is wrong, in place of the hint; the control is marked as invalid. */
  readonly error?: string | undefined
}

/** Props of {@link Field}. */
export interface FieldProps extends FieldFrameProps {
  /** At the right end under the control: a counter. */
  readonly end?: ReactNode
  /** The label is pressed and the control is no native one, which would take the focus by itself. */
  readonly onLabelPress?: () => void
  readonly children: (control: FieldControl, labelId: string) => ReactNode
}

/**
 * The frame of a control: its label over it, a hint or an error under it, all linked for screen readers. An error is
 * also spoken when it appears.
 *
 * @example
 * <Field label="Notes" error={error}>{(control) => <input {...control} />}</Field>
 */
export function Field({ label, isLabelHidden, hint, error, end, onLabelPress, children }: FieldProps) {
  const id = useId()
  const labelId = `${id}-label`
  const textId = `${id}-text`
  const isInvalid = error !== undefined
  const control: FieldControl = {
    id,
    'aria-describedby': isInvalid || hint !== undefined ? textId : undefined,
    'aria-invalid': isInvalid || undefined,
  }
  return (
    <Root>
      <FieldLabel
        id={labelId}
        htmlFor={onLabelPress === undefined ? id : undefined}
        onClick={onLabelPress}
        data-hidden={isLabelHidden || undefined}
      >
        {label}
      </FieldLabel>
      {children(control, labelId)}
      <Foot>
        <span id={textId} aria-live="polite" data-error={isInvalid || undefined}>
          {isInvalid && <TriangleAlert aria-hidden="true" />}
          {error ?? hint}
        </span>
        {end}
      </Foot>
    </Root>
  )
}
