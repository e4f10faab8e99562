import type { Instant } from '@retain/domain/calendar/instant'
import { customerCell, returnUrlOf } from '@retain/domain/work-log/rows/cells/customerCell'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { LogType } from '@retain/domain/work-log/logTypes'
import { LinkCell } from '@retain/ui/link-cell'
import type { LinkComponent } from '@retain/ui/link-component'
import { SignCell } from '@retain/ui/sign-cell'
import { UserX } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { returnUrlIn } from '../../../shell/returnUrl'
import { UnlockButton } from '../lock/UnlockButton'

/** A link out of a list, which keeps the way back to it (L-259). */
const LinkWithReturn: LinkComponent = ({ href, ...rest }) => {
  const location = useLocation()
  const back = {
    returnUrl: returnUrlOf(returnUrlIn(location.state), location.pathname),
    listQuery: location.search,
  }
  return <Link {...rest} to={href} state={back} />
}

interface CustomerCellProps {
  readonly row: LogRow
  readonly source: LogType
  readonly now: Instant
}

/**
 * The customer's name as a link to the opportunity, plain text while it is locked or being collected (L-257 to L-260,
 * L-586), with the marks of an orphan and of a locked row (L-261, L-262).
 */
export function CustomerCell({ row, source, now }: CustomerCellProps) {
  const { name, href, orphanText, lockText } = customerCell(row, source, now)
  return (
    <LinkCell
      text={name}
      href={href}
      linkComponent={LinkWithReturn}
      action={lockText !== null && <UnlockButton row={row} now={now} />}
      signs={orphanText !== null && <SignCell icon={<UserX aria-hidden="true" />} label={orphanText} />}
    />
  )
}
