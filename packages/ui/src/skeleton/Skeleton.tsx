import { styled } from 'styled-components'
import { pulseStyle, shapeStyle, stillFor } from '../internal/loading-value/shapeStyle'
import { useHasWaited } from '../internal/loading-value/useHasWaited'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

const Root = styled.div`
  display: grid;
  gap: 12px;
  padding: 4px 0;
  min-width: 0;
  & i {
    display: block;
    ${shapeStyle}
  }
  &[data-pulses] i {
    ${pulseStyle}
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
  &[data-shape='block'] > i {
    width: 100%;
    height: 96px;
    border-radius: var(--r-2);
  }
  &[data-shape='circles'] {
    display: flex;
    flex-wrap: wrap;
  }
  &[data-shape='circles'] > i {
    width: 32px;
    height: 32px;
    border-radius: 50%;
  }
  &[data-shape='rows'] {
    gap: 0;
    padding: 0;
  }
  & > div {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    align-items: center;
    gap: 24px;
    height: 30px;
    border-bottom: 1px solid var(--line-soft);
  }
  & > div > i:nth-of-type(3n + 1) {
    width: 86%;
  }
  & > div:nth-of-type(2n) > i {
    width: 66%;
  }
`

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** Lines of text, rows of a table, blocks of 96 px (a picture, a chart), or circles (people). @default 'lines' */
  readonly shape?: 'lines' | 'rows' | 'block' | 'circles' | undefined
  /** How many of them, 100 at most. @default 3, or 1 block */
  readonly lines?: number | undefined
  /** How many columns rows have. @default 4 */
  readonly columns?: number | undefined
  /** What is being loaded, for screen readers. @default 'Loading' */
  readonly label?: string | undefined
}

/** Limits a wrong count to between 0 and 100, so that it cannot break the page. */
const counted = (count: number): number[] =>
  Array.from({ length: Math.min(100, Math.max(0, Math.floor(count) || 0)) }, (_, at) => at)

/**
 * Grey shapes in place of content that is being loaded, where its shape is known. They begin to move after a
 * second, and not at all with reduced motion. Screen readers find the label where the content will be; it is not spoken by itself, since a page has many of
 * these at a time.
 *
 * @example
 * <Skeleton lines={6} label="Loading the vehicle" />
 */
export function Skeleton({ shape = 'lines', lines, columns = 4, label = 'Loading' }: SkeletonProps) {
  const hasWaited = useHasWaited(stillFor)
  const places = counted(lines ?? (shape === 'block' ? 1 : 3))
  return (
    <Root data-shape={shape} data-pulses={hasWaited || undefined}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {places.map((place) =>
        shape === 'rows' ? (
          <div key={place} aria-hidden="true">
            {counted(columns).map((column) => (
              <i key={column} />
            ))}
          </div>
        ) : (
          <i key={place} aria-hidden="true" />
        ),
      )}
    </Root>
  )
}
