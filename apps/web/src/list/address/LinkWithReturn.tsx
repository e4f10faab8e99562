import { returnUrlOf } from '@retain/domain/work-log/rows/cells/customerCell'
import type { LinkComponent } from '@retain/ui/link-component'
import { Link, useLocation } from 'react-router-dom'
import { returnUrlIn } from '../../shell/returnUrl'
import { listOf } from './historyState'

/**
 * A link out of a list, which keeps the way back to it (L-259).
 *
 * @param extraState further fields of the history state, for the page that the link opens.
 */
export const linkWithReturn =
  (extraState: object = {}): LinkComponent =>
  ({ href, ...rest }) => {
    const location = useLocation()
    const returnUrl = returnUrlOf(returnUrlIn(location.state), location.pathname)
    return <Link {...rest} to={href} state={{ ...extraState, returnUrl, ...listOf(location) }} />
  }

/** The link without further fields in its history state. */
export const LinkWithReturn = linkWithReturn()
