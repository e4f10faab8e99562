import type { ReactNode } from 'react'
import { PlainLink, type LinkComponent } from '../link/LinkComponent'

/** Props of {@link LinkCell}. */
export interface LinkCellProps {
  readonly text: string
  /** Null where there is nowhere to go: plain text. */
  readonly href: string | null
  /** The link of the app's router. @default a plain anchor */
  readonly linkComponent?: LinkComponent | undefined
  /** Signs behind the text. */
  readonly signs?: ReactNode
  /** A button at the end of the cell; it comes before the signs when the keyboard enters the cell. */
  readonly action?: ReactNode
}

/**
 * A link, cut where there is no room, with the signs and the action of its row.
 *
 * @example
 * <LinkCell text="Singh, Ruth" href="/customer/17" linkComponent={RouterLink} />
 */
export function LinkCell({ text, href, linkComponent: Anchor = PlainLink, signs, action }: LinkCellProps) {
  return (
    <span data-cell="link">
      {href === null ? (
        <span dir="auto" title={text}>
          {text}
        </span>
      ) : (
        <Anchor href={href} dir="auto" title={text}>
          {text}
        </Anchor>
      )}
      {action && <span data-cell="action">{action}</span>}
      {signs}
    </span>
  )
}
