import { RotateCw, WifiOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { useAnnouncer } from '../announcer/useAnnouncer'
import { Button } from '../button/Button'
import { moreContrastEdge } from '../chip/moreContrastEdge'
import { handOverFocus } from '../internal/focus/handOverFocus'
import { Spinner } from '../spinner/Spinner'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { visuallyHidden } from '../visually-hidden/visuallyHiddenStyle'

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  /* It may have the focus while it shows nothing: there is nothing to put a ring around. */
  &[data-state='connected'] {
    position: absolute;
    outline: none;
    box-shadow: none;
  }
  & > [data-chip] {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    height: 28px;
    padding: 0 8px;
    border-radius: var(--r-2);
    font-size: var(--fs-2);
    line-height: 16px;
    font-weight: 550;
    white-space: nowrap;
    ${moreContrastEdge}
  }
  & > [data-chip] > svg.lucide {
    width: 14px;
    height: 14px;
  }
  & > [data-chip] > [data-text] {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &[data-state='reconnecting'] > [data-chip] {
    background: var(--warn-soft);
    color: var(--warn-ink);
  }
  &[data-state='offline'] > [data-chip] {
    background: var(--danger-soft);
    color: var(--danger-ink);
  }
  /* On a phone only the icon is visible; screen readers still read the text. */
  @media ${media.phone} {
    gap: 0;
    & [data-text] {
      ${visuallyHidden}
    }
    & button[data-size='small'] {
      width: 44px;
      height: 44px;
      padding: 0;
      border-color: transparent;
      background: none;
      box-shadow: none;
    }
    & button[data-size='small']:focus-visible {
      box-shadow: var(--focus);
    }
  }
  @media (forced-colors: active) {
    & > [data-chip] {
      border: 1px solid CanvasText;
    }
  }
  @media print {
    display: none;
  }
`

const Retry = styled.span`
  display: flex;
`

/** Props of {@link ConnectionChip}. */
export interface ConnectionChipProps {
  /** How the connection is; nothing is shown while it is `connected`. */
  readonly state: 'connected' | 'reconnecting' | 'offline'
  /** What the state is called: shown, except while connected, and spoken when it changes, at most once a second. */
  readonly text: string
  /** With it an offline chip has a button to try again. */
  readonly onRetry?: (() => void) | undefined
  /** What the button says that connects again. @default 'Try again' */
  readonly retryLabel?: string | undefined
}

/**
 * Says in the top bar that what is on the page may be out of date. Nothing shows while all is well, but screen readers
 * hear that it is well again.
 *
 * @example
 * <ConnectionChip state="offline" text="Offline" onRetry={reconnect} />
 */
export function ConnectionChip({ state, text, onRetry, retryLabel = 'Try again' }: ConnectionChipProps) {
  const { spoken, say } = useAnnouncer()
  const announced = useRef(text)
  useEffect(() => {
    if (announced.current === text) return
    announced.current = text
    say(text)
  }, [text, say])
  return (
    <Root data-state={state} data-focus-region="">
      {state !== 'connected' && (
        <span data-chip="" title={text}>
          {state === 'reconnecting' ? <Spinner size="tiny" /> : <WifiOff aria-hidden="true" />}
          <span data-text="">{text}</span>
        </span>
      )}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      {state === 'offline' && onRetry !== undefined && (
        <Retry ref={handOverFocus}>
          <Button size="small" icon={<RotateCw aria-hidden="true" />} onPress={onRetry}>
            <span data-text="">{retryLabel}</span>
          </Button>
        </Retry>
      )}
    </Root>
  )
}
