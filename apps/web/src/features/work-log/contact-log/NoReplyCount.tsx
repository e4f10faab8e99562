import { formatCount } from '@retain/domain/money/format'
import { MailWarning } from 'lucide-react'
import { media } from '@retain/ui/breakpoints'
import { styled } from 'styled-components'
import { useNoReplyCount } from '../../../shell/no-reply/useNoReplyCount'

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  & > svg {
    width: 16px;
    height: 16px;
  }
  /* On a phone the icon does not fit. */
  @media ${media.phone} {
    & > svg {
      display: none;
    }
  }
`

/** The no-reply count, which no filter changes; nothing while it is zero. */
export function NoReplyCount() {
  const count = useNoReplyCount() ?? 0
  return (
    count > 0 && (
      <Line>
        <MailWarning aria-hidden="true" />
        <span>
          <b>{formatCount(count)}</b> without a reply
        </span>
      </Line>
    )
  )
}
