import type { Instant } from '@retain/domain/calendar/instant'
import { customerCell, returnUrlOf } from '@retain/domain/work-log/customerCell'
import type { LogRow } from '@retain/domain/work-log/logRow'
import type { LogType } from '@retain/domain/work-log/logTypes'
import { Tooltip } from '@retain/ui/tooltip'
import { UserX } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { returnUrlIn } from '../../shell/returnUrl'
import { UnlockButton } from './UnlockButton'

const Cell = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 4px;
  min-width: 0;
  & > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 550;
  }
  & > a {
    color: var(--accent-ink);
  }
  /* On a card too, what cannot be followed does not look like a link. */
  & > span:first-child {
    color: var(--ink);
  }
  @media (hover: hover) {
    & > a:hover {
      text-decoration: underline;
      text-underline-offset: 2px;
    }
  }
`

const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: var(--r-1);
  color: var(--ink-3);
  outline: none;
  & svg.lucide {
    width: 14px;
    height: 14px;
  }
  &:focus-visible {
    box-shadow: var(--focus);
  }
`

/** At the end of the cell, and yet the first control in it: Enter leads from the cell to the lock. */
const LockPlace = styled.span`
  display: grid;
  flex: none;
  order: 1;
  margin-left: auto;
`

interface CustomerNameProps {
  readonly row: LogRow
  readonly source: LogType
  readonly now: Instant
}

/** The customer's name as a link to the opportunity, plain text while it is locked or being collected (L-257 to L-260, L-586). */
export function CustomerName({ row, source, now }: CustomerNameProps) {
  const location = useLocation()
  const { name, href } = customerCell(row, source, now)
  if (href === null) return <span title={name}>{name}</span>
  return (
    <Link
      to={href}
      title={name}
      state={{
        returnUrl: returnUrlOf(returnUrlIn(location.state), location.pathname),
        listQuery: location.search,
      }}
    >
      {name}
    </Link>
  )
}

/** The customer's name with the marks of an orphan and of a locked row (L-261, L-262). */
export function CustomerCell(props: CustomerNameProps) {
  const { row, source, now } = props
  const { orphanText, lockText } = customerCell(row, source, now)
  return (
    <Cell>
      <CustomerName {...props} />
      {lockText !== null && (
        <LockPlace>
          <UnlockButton row={row} now={now} />
        </LockPlace>
      )}
      {orphanText !== null && (
        <Tooltip text={orphanText} isPlainChild>
          {/* It takes the focus so that the keyboard reaches its text. */}
          <Sign role="img" aria-label={orphanText} tabIndex={0}>
            <UserX aria-hidden="true" />
          </Sign>
        </Tooltip>
      )}
    </Cell>
  )
}
