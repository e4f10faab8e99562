import { Chip } from '@retain/ui/chip'
import type { PropsWithChildren } from 'react'
import { styled } from 'styled-components'

/** Its own class twice: Storybook's styles for the pages of words come after it. */
const Root = styled.div`
  && {
    margin: 0 0 var(--s-4);
    padding: var(--s-3) var(--s-4);
    border: 1px solid var(--line);
    border-inline-start: 4px solid var(--open);
    border-radius: var(--r-2);
  }
  &&[data-kind='dont'] {
    border-inline-start-color: var(--danger);
  }
  && > ul {
    margin-block: var(--s-2) 0;
  }
`

/**
 * What to do with a component, as a list.
 *
 * @example
 * <Do>
 *
 * - Put the primary button last.
 *
 * </Do>
 */
export const Do = ({ children }: PropsWithChildren) => (
  <Root>
    <div className="sb-unstyled">
      <Chip tone="open">Do</Chip>
    </div>
    {children}
  </Root>
)

/** What not to do with it, as a list; each entry says why, or what to do in its place. */
export const Dont = ({ children }: PropsWithChildren) => (
  <Root data-kind="dont">
    <div className="sb-unstyled">
      <Chip tone="danger">Don’t</Chip>
    </div>
    {children}
  </Root>
)
