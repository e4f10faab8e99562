import type { ReactNode } from 'react'
import { PlainLink, type LinkComponent } from '../link/LinkComponent'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

/** Props of {@link LinkCell}. */
export interface LinkCellProps {
  /** What the link says. */
  readonly text: string
  /** Null where there is nowhere to go: plain text. */
  readonly href: string | null
  /** The link of the app's router. @default a plain anchor */
  readonly linkComponent?: LinkComponent | undefined
  /** More about it: shown in the tooltip under the text, and read after it. */
  readonly note?: string | undefined
  /** Badges or icons after the text. */
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
export function LinkCell(props: LinkCellProps) {
  const { text, href, linkComponent: Anchor = PlainLink, note, signs, action } = props
  const title = note === undefined ? text : `${text}\n${note}`
  return (
    <span data-cell="link">
      {href === null ? (
        <span dir="auto" title={title}>
          {text}
        </span>
      ) : (
        <Anchor href={href} dir="auto" title={title}>
          {text}
        </Anchor>
      )}
      {note !== undefined && <VisuallyHidden> {note}</VisuallyHidden>}
      {action && <span data-cell="action">{action}</span>}
      {signs}
    </span>
  )
}
