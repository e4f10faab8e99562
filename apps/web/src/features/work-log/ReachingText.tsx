import { TwoLineText, type TwoLineTextProps } from '@retain/ui/two-line-text'
import { styled } from 'styled-components'

/** Reaches into the end padding of its cell; what follows has padding of its own. */
const Root = styled.span`
  display: block;
  min-width: 0;
  margin-inline-end: -8px;
`

/** Two small lines that use the whole width of a narrow column, so that a line of 15 letters is seen whole. */
export const ReachingText = (props: TwoLineTextProps) => (
  <Root>
    <TwoLineText {...props} />
  </Root>
)
