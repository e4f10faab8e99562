import { styled } from 'styled-components'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

const Ring = styled.span`
  display: inline-block;
  vertical-align: middle;
  flex: none;
  width: 16px;
  height: 16px;
  border-radius: 50%;
  border: 2px solid color-mix(in oklch, currentColor 28%, transparent);
  border-top-color: currentColor;
  animation: retain-spin 0.8s linear infinite;

  &[data-size='tiny'] {
    width: 12px;
    height: 12px;
  }
  &[data-size='medium'] {
    width: 24px;
    height: 24px;
  }
  &[data-size='large'] {
    width: 32px;
    height: 32px;
    border-width: 3px;
  }
  /* With one system colour for the whole ring its rotation would be invisible. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: GrayText;
    border-top-color: CanvasText;
  }
  @media print {
    display: none;
  }
`

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** 12, 16, 24 or 32 px. @default 'small' */
  readonly size?: 'tiny' | 'small' | 'medium' | 'large' | undefined
  /** The label for screen readers; leave it out where visible text next to the spinner has the same meaning. */
  readonly label?: string | undefined
}

/**
 * The ring that says "work in progress"; it takes the colour of the text around it.
 *
 * @example
 * <Spinner size="medium" label="Loading customers" />
 */
export function Spinner({ size = 'small', label }: SpinnerProps) {
  if (label === undefined) return <Ring data-size={size} aria-hidden="true" />
  return (
    <span role="status">
      <Ring data-size={size} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
