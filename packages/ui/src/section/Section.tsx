import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import type { TourTargetProps } from '../tour/tourTargetProps'

const Root = styled.section`
  min-width: 0;
  padding: 12px 16px;
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid var(--line-soft);
  }
  &[data-divided] {
    border-top: 1px solid var(--line-soft);
  }
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    min-height: 20px;
    margin-bottom: 8px;
  }
  & > header > div {
    flex: 1;
    min-width: 0;
  }
  & > header small {
    font-size: inherit;
    font-weight: 500;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > header p {
    font-size: var(--fs-2);
    line-height: 16px;
    color: var(--ink-2);
  }
  & > header > [data-action] {
    flex: none;
    margin-block: -4px;
    color: var(--ink-2);
  }
  & > header > [data-action] > button[data-variant='ghost'] {
    margin-inline-end: -8px;
  }
  & > header:last-child {
    margin-bottom: 0;
  }
  &[data-size='large'] > header :is(h1, h2, h3, h4) {
    font-size: var(--fs-4);
  }
  & > header :is(h3, h4) {
    font-size: inherit;
    line-height: 20px;
    font-weight: 600;
  }
  @media ${media.phone} {
    padding: 12px;
  }
  @media print {
    break-inside: avoid;
  }
`

/** Props of {@link Section}. */
export interface SectionProps extends TourTargetProps {
  /** Its heading, and its name for screen readers. */
  readonly title?: string | undefined
  /** How many entries it has, behind the title. */
  readonly count?: number | undefined
  /** A quieter line under the title. */
  readonly subtitle?: ReactNode
  /** A small button or a quiet text at the head's end. */
  readonly action?: ReactNode
  /** Which level of heading fits the page. @default 2 */
  readonly headingLevel?: 2 | 3 | 4 | undefined
  /** The title of a whole panel rather than of a part. @default 'medium' */
  readonly size?: 'medium' | 'large' | undefined
  /** A line over it, also where what stands above is no section; between two sections there always is one. @default false */
  readonly isDivided?: boolean | undefined
  /** The content under the heading. */
  readonly children?: ReactNode
}

/**
 * A part of a card, a drawer or a panel, with a soft line between it and the part above: one surface, no boxes in boxes.
 *
 * @example
 * <CardFrame><Section title="Offers" count={3}>…</Section><Section title="Deal info">…</Section></CardFrame>
 */
export function Section(props: SectionProps) {
  const { title, count, subtitle, action, headingLevel = 2, size = 'medium', isDivided, children } = props
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <Root
      data-tour={props['data-tour']}
      data-size={size}
      data-divided={isDivided === true ? '' : undefined}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {(title !== undefined || action !== undefined) && (
        <header>
          <div>
            {title !== undefined && (
              <Heading>
                <span id={id}>{title}</span> {count !== undefined && <small>{count}</small>}
              </Heading>
            )}
            {subtitle !== undefined && <p>{subtitle}</p>}
          </div>
          {action !== undefined && <span data-action="">{action}</span>}
        </header>
      )}
      {children}
    </Root>
  )
}
