import { ChevronRight, Ellipsis } from 'lucide-react'
import { styled } from 'styled-components'
import { uniqueIds } from '../internal/developer-error/uniqueIds'
import { IconButton } from '../icon-button/IconButton'
import { PlainLink, type LinkComponent } from '../link/LinkComponent'
import { Menu } from '../menu/Menu'
import { breadcrumbStyle } from './breadcrumbStyle'
import { foldTrail } from './foldTrail'

const Root = styled.nav`
  ${breadcrumbStyle}
`

/** One step of the way. */
export interface BreadcrumbItem {
  readonly id: string
  readonly label: string
  /** Where it leads; the last one, the page in sight, goes without. */
  readonly href?: string | undefined
}

/** Props of {@link Breadcrumb}. */
export interface BreadcrumbProps {
  /** From the outermost page to the one in sight. Their ids differ. */
  readonly items: readonly BreadcrumbItem[]
  /** The name of the way, for screen readers. @default 'Breadcrumb' */
  readonly label?: string | undefined
  /** The router's link; without it plain anchors. */
  readonly linkComponent?: LinkComponent | undefined
  /** What the button of the steps that do not fit is called. @default 'More pages' */
  readonly moreLabel?: string | undefined
}

/**
 * The way to the page in sight. Of more than four steps those in the middle stand in a menu; on a phone only the step
 * before the page shows, as the way back.
 *
 * @example
 * <Breadcrumb items={[{ id: 'log', label: 'Equity Log', href: '/app/log' }, { id: 'opp', label: 'Castellanos, Hana' }]} />
 */
export function Breadcrumb(props: BreadcrumbProps) {
  const { items, label = 'Breadcrumb', linkComponent: Link = PlainLink, moreLabel = 'More pages' } = props
  const { first, folded, rest } = foldTrail(uniqueIds('Breadcrumb', items))
  const last = items.at(-1)
  const parent = items.at(-2)
  const step = (item: BreadcrumbItem) => (
    <li key={item.id} data-parent={item === parent ? '' : undefined}>
      {item.href === undefined || item === last ? (
        <span aria-current={item === last ? 'page' : undefined} title={item.label}>
          {item.label}
        </span>
      ) : (
        <Link href={item.href} title={item.label}>
          {item.label}
        </Link>
      )}
      {item !== last && <ChevronRight aria-hidden="true" />}
    </li>
  )
  return (
    <Root aria-label={label}>
      <ol>
        {first.map(step)}
        {folded.length > 0 && (
          <li>
            <Menu
              label={moreLabel}
              align="start"
              linkComponent={Link}
              trigger={
                <IconButton
                  label={moreLabel}
                  size="tiny"
                  tooltip={false}
                  icon={<Ellipsis aria-hidden="true" />}
                />
              }
              entries={folded.map(({ id, label: text, href }) => ({
                key: id,
                label: text,
                isDisabled: href === undefined,
                ...(href === undefined ? {} : { href }),
              }))}
            />
            <ChevronRight aria-hidden="true" />
          </li>
        )}
        {rest.map(step)}
      </ol>
    </Root>
  )
}
