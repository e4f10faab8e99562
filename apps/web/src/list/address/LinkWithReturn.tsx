import { returnUrlOf } from '@retain/domain/work-log/rows/cells/customerCell'
import type { LinkComponent } from '@retain/ui/link-component'
import type { Location } from 'react-router-dom'
import { returnUrlIn } from '../../shell/returnUrl'
import { RouterLink } from '../../shell/RouterLink'
import { listOf } from './historyState'

/**
 * A link out of a list, which keeps the way back to it (L-259).
 *
 * @param extraState further fields of the history state, for the page that the link opens.
 */
export const linkWithReturn = (extraState: object = {}): LinkComponent => {
  const stateFrom = (list: Location<unknown>) => ({
    ...extraState,
    returnUrl: returnUrlOf(returnUrlIn(list.state), list.pathname),
    ...listOf(list),
  })
  return ({ href, ...rest }) => <RouterLink {...rest} href={href} state={stateFrom} />
}

/** The link without further fields in its history state. */
export const LinkWithReturn = linkWithReturn()
