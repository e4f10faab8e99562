import { styled } from 'styled-components'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

const Root = styled.div`
  display: grid;
  gap: 12px;
  padding: 4px 0;
  & > i {
    display: block;
    height: 12px;
    border-radius: var(--r-1);
    background: var(--skeleton);
    animation: retain-pulse 1.6s ease-in-out infinite;
  }
  & > i:nth-of-type(3n + 1) {
    width: 82%;
  }
  & > i:nth-of-type(3n + 2) {
    width: 64%;
  }
  & > i:nth-of-type(3n) {
    width: 74%;
  }
  @media (forced-colors: active) {
    & > i {
      border: 1px solid GrayText;
    }
  }
`

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** @default 3 */
  readonly lines?: number | undefined
  /** What is on its way, for screen readers. @default 'Loading' */
  readonly label?: string | undefined
}

/**
 * Lines in place of text that is on its way: only where the shape is known. It does not move for who asked for less
 * motion.
 *
 * @example
 * <Skeleton lines={6} label="Loading the vehicle" />
 */
export function Skeleton({ lines = 3, label = 'Loading' }: SkeletonProps) {
  return (
    <Root role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <i key={line} aria-hidden="true" />
      ))}
    </Root>
  )
}
