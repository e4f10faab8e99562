import type { CSSProperties } from 'react'
import { styled } from 'styled-components'
import { ProgressFrame, type ProgressProps } from './Progress'

const Root = styled(ProgressFrame)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  max-width: 100%;
  font-size: var(--fs-2);
  line-height: 16px;
  & > span {
    min-width: 0;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  & > div {
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    width: 32px;
    height: 32px;
  }
  &[data-kind='ring-small'] > div {
    width: 16px;
    height: 16px;
  }
  &[data-kind='ring-large'] > div {
    width: 56px;
    height: 56px;
  }
  & svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    transform: rotate(-90deg);
    fill: none;
    stroke-width: 4;
  }
  &[data-kind='ring-small'] svg {
    stroke-width: 5;
  }
  & circle {
    stroke: var(--line);
  }
  & circle + circle {
    stroke: var(--accent);
    stroke-linecap: round;
    stroke-dasharray: calc(var(--progress) * 100) 100;
    transition: stroke-dasharray var(--t-3) var(--ease);
  }
  /* A round line cap would be visible at 0 % too. */
  & [data-none] circle + circle {
    stroke-linecap: butt;
  }
  &[data-unknown] svg {
    animation: retain-spin 0.8s linear infinite;
  }
  & small {
    /* The ring is 38 px wide inside. */
    max-width: 34px;
    text-align: center;
    line-height: 12px;
    overflow-wrap: anywhere;
    font-size: var(--fs-1);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  @media (forced-colors: active) {
    & svg {
      forced-color-adjust: none;
    }
    & circle {
      stroke: CanvasText;
      stroke-width: 1;
    }
    & circle + circle {
      stroke: Highlight;
      stroke-width: inherit;
    }
  }
`

/** Props of {@link ProgressRing}. */
export interface ProgressRingProps extends ProgressProps {
  /** 16, 32 or 56 px; the large one has the value as text in its middle. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large' | undefined
}

/** How much of the ring is drawn while nobody knows how far it is. */
const unknown = 0.25

/**
 * How far a piece of work is, as a ring: for a row, a tile or the corner of a card.
 *
 * @example
 * <ProgressRing label="Uploading contract.pdf" value={62} />
 */
export function ProgressRing({ size = 'medium', ...progress }: ProgressRingProps) {
  return (
    <Root {...progress} kind={`ring-${size}`}>
      {({ fraction, label, text }) => (
        <>
          <div data-none={fraction === 0 ? '' : undefined}>
            <svg
              viewBox="0 0 32 32"
              aria-hidden="true"
              style={{ '--progress': fraction ?? unknown } as CSSProperties}
            >
              <circle cx={16} cy={16} r={13} pathLength={100} />
              <circle cx={16} cy={16} r={13} pathLength={100} />
            </svg>
            {size === 'large' && fraction !== null && <small aria-hidden="true">{text}</small>}
          </div>
          {label}
        </>
      )}
    </Root>
  )
}
