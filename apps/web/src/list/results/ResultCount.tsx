import { countWord } from '@retain/domain/list/countedRows'
import { formatCount } from '@retain/domain/money/format'
import { media } from '@retain/ui/breakpoints'
import { visuallyHidden } from '@retain/ui/visually-hidden-style'
import { styled } from 'styled-components'
import type { ListDefinition } from './listDefinition'

/** Hidden on a phone next to a notice or an export, for lack of room; the pager shows the number too. */
const Count = styled.span`
  @media ${media.phone} {
    &:has(~ button) {
      ${visuallyHidden}
    }
  }
`

interface ResultCountProps {
  readonly list: Pick<ListDefinition, 'countDescription'>
  /** `null` while it is unknown. */
  readonly total: number | null
  /** The word is the plural also after 1, as the specification has it for logs (L-472). @default false */
  readonly isAlwaysPlural?: boolean
}

/** How many rows a list found (L-024, L-472); screen readers announce a change. */
export const ResultCount = ({ list, total, isAlwaysPlural = false }: ResultCountProps) => (
  <Count role="status">
    {total !== null && (
      <>
        <b>{formatCount(total)}</b> {isAlwaysPlural ? list.countDescription : countWord(list, total)}
      </>
    )}
  </Count>
)
