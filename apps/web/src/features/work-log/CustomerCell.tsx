import type { Instant } from '@retain/domain/calendar/instant'
import { customerCell, returnUrlOf } from '@retain/domain/work-log/customerCell'
import type { LogRow } from '@retain/domain/work-log/logRow'
import type { LogType } from '@retain/domain/work-log/logTypes'
import { Tooltip } from '@retain/ui/tooltip'
import { Lock, UserX } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { returnUrlIn } from '../../shell/returnUrl'

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
  &[data-lock] {
    margin-left: auto;
    color: var(--ink-2);
  }
  &:focus-visible {
    box-shadow: var(--focus);
  }
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
      state={{ returnUrl: returnUrlOf(returnUrlIn(location.state), location.pathname) }}
    >
      {name}
    </Link>
  )
}

/** A small icon whose tooltip says what it means; it takes the focus so that the keyboard reaches the text. */
const signWith = (text: string, icon: React.ReactNode, isLock: boolean) => (
  <Tooltip text={text} isPlainChild>
    <Sign role="img" aria-label={text} tabIndex={0} data-lock={isLock || undefined}>
      {icon}
    </Sign>
  </Tooltip>
)

/** The customer's name with the marks of an orphan and of a locked row (L-261, L-262). */
export function CustomerCell(props: CustomerNameProps) {
  const { orphanText, lockText } = customerCell(props.row, props.source, props.now)
  return (
    <Cell>
      <CustomerName {...props} />
      {orphanText !== null && signWith(orphanText, <UserX aria-hidden="true" />, false)}
      {lockText !== null && signWith(lockText, <Lock aria-hidden="true" />, true)}
    </Cell>
  )
}
