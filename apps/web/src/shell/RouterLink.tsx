import type { LinkProps } from '@retain/ui/link-component'
import { use, type MouseEvent } from 'react'
import { createPath, parsePath, UNSAFE_DataRouterContext, type Location } from 'react-router-dom'

/** What the history keeps beside an address. */
type HistoryState = object | null

interface RouterLinkProps extends LinkProps {
  /** What the history keeps beside the address, for the page that is opened; a function makes it of the place that is left. */
  readonly state?: HistoryState | ((left: Location<unknown>) => HistoryState)
  /** Whether the page takes the place of the present one in the history; left out, it does at the same address. */
  readonly replace?: boolean
  /** Whether the page stays scrolled where it is. */
  readonly preventScrollReset?: boolean
}

/**
 * A link that keeps the app: the one for addresses of its own, also for the design system's parts (`linkComponent`). An address
 * without a path (`?page=2`) stays on its page.
 *
 * It reads the place only when it is followed. The router's own `Link` reads it in each drawing, and React draws whatever reads a
 * changed context, so that each page shown would draw all links of the lists that are kept behind it.
 *
 * @example
 * <RouterLink href={`/app/opportunity/${opptId}`}>{vehicleName(vehicle)}</RouterLink>
 */
export function RouterLink({
  href,
  state = null,
  replace,
  preventScrollReset = false,
  target,
  onClick,
  ...rest
}: RouterLinkProps) {
  const router = use(UNSAFE_DataRouterContext)?.router
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (router === undefined || event.defaultPrevented || opensElsewhere(event, target)) return
        event.preventDefault()
        const { location } = router.state
        void router.navigate(href, {
          state: typeof state === 'function' ? state(location) : state,
          replace: replace ?? isSameAddress(href, location),
          preventScrollReset,
        })
      }}
    />
  )
}

/** Whether the browser follows the link by itself, into another tab or window. */
const opensElsewhere = (event: MouseEvent, target: string | undefined): boolean =>
  event.button !== 0 ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey ||
  (target !== undefined && target !== '' && target !== '_self')

/** A link without a path keeps that of its page. */
const isSameAddress = (href: string, location: Location): boolean => {
  const { pathname = location.pathname, search = '', hash = '' } = parsePath(href)
  return createPath({ pathname, search, hash }) === createPath(location)
}
