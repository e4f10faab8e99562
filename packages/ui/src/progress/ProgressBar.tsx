import type { CSSProperties } from 'react'
import { styled } from 'styled-components'
import { isolated } from '../internal/direction/isolated'
import { ProgressFrame, type ProgressProps } from './Progress'

const Root = styled(ProgressFrame)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 12px;
  min-width: 0;
  font-size: var(--fs-2);
  line-height: 16px;
  & > span {
    min-width: 0;
    font-weight: 500;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  & > small {
    font-size: inherit;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > [data-track] {
    grid-column: 1 / -1;
    height: 6px;
    border-radius: 3px;
    background: var(--pressed);
    box-shadow: inset 0 0 0 1px var(--line);
    overflow: hidden;
  }
  & > [data-track] > div {
    width: calc(var(--progress) * 100%);
    height: 100%;
    border-radius: inherit;
    background: var(--accent);
    transition: width var(--t-3) var(--ease);
  }
  /* Without a known value a third of the bar moves along. */
  &[data-unknown] > [data-track] > div {
    width: 34%;
    animation: retain-pass 1.4s ease-in-out infinite;
  }
  @keyframes retain-pass {
    from {
      transform: translateX(-100%);
    }
    to {
      transform: translateX(300%);
    }
  }
  &[data-unknown]:dir(rtl) > [data-track] > div {
    animation-name: retain-pass-back;
  }
  @keyframes retain-pass-back {
    from {
      transform: translateX(100%);
    }
    to {
      transform: translateX(-300%);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-unknown] > [data-track] > div {
      width: 100%;
      opacity: 0.5;
    }
  }
  @media (forced-colors: active) {
    & > [data-track] {
      border: 1px solid CanvasText;
    }
    & > [data-track] > div {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps extends ProgressProps {
  /** The value stands as text over the bar's end. @default false */
  readonly showsValue?: boolean | undefined
}

/**
 * How far a piece of work is, as a bar as wide as its place.
 *
 * @example
 * <ProgressBar label="Importing customers" value={380} max={1248} showsValue />
 */
export function ProgressBar({ showsValue = false, ...progress }: ProgressBarProps) {
  return (
    <Root {...progress} kind="bar">
      {({ fraction, label, text }) => (
        <>
          {label}
          {showsValue && text !== undefined && <small>{isolated(text)}</small>}
          <div data-track="" style={{ '--progress': fraction ?? 0 } as CSSProperties}>
            <div />
          </div>
        </>
      )}
    </Root>
  )
}
