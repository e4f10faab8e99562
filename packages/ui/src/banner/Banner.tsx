import { Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { moreContrastEdge } from '../chip/moreContrastEdge'
import { handOverFocus } from '../internal/focus/handOverFocus'
import { IconButton } from '../icon-button/IconButton'

const Root = styled.div`
  display: flex;
  gap: 8px;
  padding: 8px 12px;
  border-radius: var(--r-2);
  background: var(--sunken);
  box-shadow: inset 0 0 0 1px var(--line);
  & > svg.lucide {
    width: 16px;
    height: 16px;
    margin-top: 2px;
  }
  & > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  /* A button is taller than a line of text. */
  &[data-action] {
    align-items: center;
  }
  &[data-action] > svg.lucide {
    margin-top: 0;
  }
  & b[data-title] {
    display: block;
  }
  &[data-tone='info'] {
    background: var(--accent-soft);
    color: var(--accent-ink);
    box-shadow: none;
  }
  &[data-tone='warn'] {
    background: var(--warn-soft);
    color: var(--warn-ink);
    box-shadow: none;
  }
  &[data-tone='danger'] {
    background: var(--danger-soft);
    color: var(--danger-ink);
    box-shadow: none;
  }
  ${moreContrastEdge}
  /* As high as the line that it stands in. */
  & > button[data-size='tiny'] {
    margin-block: -2px;
    margin-inline-end: -4px;
    color: inherit;
  }
  @media ${media.phone} {
    /* The place of a finger grows inwards, as the banner may reach the edge of the window. */
    & > button[data-size='tiny']::after {
      inset-inline: calc(100% - var(--touch)) 0;
    }
    &[data-action] {
      flex-wrap: wrap;
    }
    &[data-action] > div {
      flex-basis: calc(100% - 72px);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/** Props of {@link Banner}. */
export interface BannerProps {
  /** How grave it is: its ground, its edge and its icon. @default 'plain' */
  readonly tone?: 'plain' | 'info' | 'warn' | 'danger' | undefined
  /** A lucide icon instead of the tone's own. */
  readonly icon?: ReactNode
  /** A line over the text, in bold. */
  readonly title?: string | undefined
  /** What there is to say, in a sentence or two. */
  readonly children: ReactNode
  /**
   * It is spoken when it appears: danger at once, the others when there is a pause. Say it for what comes while somebody
   * works, not for what comes with the page. @default true for danger, else false
   */
  readonly isAnnounced?: boolean | undefined
  /** A button or link at the end. */
  readonly action?: ReactNode
  /** With it there is a button that takes the note away: only for what is done with once it is read. */
  readonly onClose?: (() => void) | undefined
  /** The name of the button that takes it away. @default 'Close' */
  readonly closeLabel?: string | undefined
}

/**
 * A note inside a page that stays until its reason is gone. When it is closed the focus goes on to what follows.
 *
 * @example
 * <Banner tone="warn">Payment information not found for one or more vehicles</Banner>
 */
export function Banner(props: BannerProps) {
  const { tone = 'plain', icon, title, children, action, onClose, closeLabel = 'Close' } = props
  const { isAnnounced = tone === 'danger' } = props
  const sign =
    tone === 'warn' || tone === 'danger' ? <TriangleAlert aria-hidden="true" /> : <Info aria-hidden="true" />
  return (
    <Root
      ref={handOverFocus}
      data-tone={tone}
      data-action={action === undefined ? undefined : ''}
      role={isAnnounced ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      {icon ?? sign}
      <div>
        {title !== undefined && <b data-title="">{title}</b>}
        {children}
      </div>
      {action}
      {onClose !== undefined && (
        <IconButton
          label={closeLabel}
          size="tiny"
          tooltip={false}
          icon={<X aria-hidden="true" />}
          onPress={onClose}
        />
      )}
    </Root>
  )
}
