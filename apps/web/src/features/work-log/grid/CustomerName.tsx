import type { Instant } from '@retain/domain/calendar/instant'
import type { CustomerCell } from '@retain/domain/work-log/rows/cells/customerCell'
import { presenceText } from '@retain/domain/work-log/rows/presence'
import { LinkCell } from '@retain/ui/link-cell'
import { SignCell } from '@retain/ui/sign-cell'
import { UserX } from 'lucide-react'
import { useAppSelector } from '../../../core/state/appHooks'
import { selectUser } from '../../../session/sessionSlice'
import { UnlockButton, type LockedRow } from '../../lock/UnlockButton'
import { LinkWithReturn } from '../../../list/address/LinkWithReturn'

interface CustomerNameProps {
  readonly cell: CustomerCell
  readonly row: LockedRow & { readonly isCustomerLocked: boolean }
  readonly now: Instant
}

/**
 * The customer's name as a link to the opportunity, plain text while it is locked or being collected (L-257 to L-260,
 * L-586), with the marks of an orphan and of a locked row (L-261, L-262).
 */
export const CustomerName = (props: CustomerNameProps) =>
  props.row.isLocked || props.row.isCustomerLocked ? <PresentName {...props} /> : <Name {...props} />

/** The name of a locked customer, with the presence of the user who holds the lock. */
function PresentName(props: CustomerNameProps) {
  const userName = useAppSelector(selectUser)?.userName ?? ''
  return <Name {...props} note={presenceText(props.row, userName) ?? undefined} />
}

interface NameProps extends CustomerNameProps {
  readonly note?: string | undefined
}

const Name = ({ cell: { name, href, orphanText, lockText }, row, now, note }: NameProps) => (
  <LinkCell
    text={name}
    href={href}
    linkComponent={LinkWithReturn}
    note={note}
    action={lockText !== null && <UnlockButton row={row} now={now} />}
    signs={orphanText !== null && <SignCell icon={<UserX aria-hidden="true" />} label={orphanText} />}
  />
)
