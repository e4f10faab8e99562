import { returnUrlOf } from '@retain/domain/work-log/rows/cells/customerCell'
import type { LinkComponent } from '@retain/ui/link-component'
import { Link, useLocation } from 'react-router-dom'
import { returnUrlIn } from '../../shell/returnUrl'
import { listOf } from './historyState'

/**
 * A link out of a list, which keeps the way back to it (L-259).
 *
 * @param beside what the state of the history holds besides, for the page that it leads to.
 */
export const linkWithReturn =
  (beside: object = {}): LinkComponent =>
  ({ href, ...rest }) => {
    const location = useLocation()
    const returnUrl = returnUrlOf(returnUrlIn(location.state), location.pathname)
    return <Link {...rest} to={href} state={{ ...beside, returnUrl, ...listOf(location) }} />
  }

/** The link without anything else in its state. */
export const LinkWithReturn = linkWithReturn()
