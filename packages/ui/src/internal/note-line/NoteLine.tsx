import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { isolated } from '../direction/isolated'

/** A quiet line about an entry, such as who opened an email. */
export interface EntryNote {
  /** A lucide icon, hidden from screen readers. */
  readonly icon: ReactNode
  readonly text: string
  /** It is good news. @default false */
  readonly isGood?: boolean | undefined
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  font-size: var(--fs-2);
  font-weight: 400;
  color: var(--ink-2);
  overflow-wrap: anywhere;
  &[data-note='good'] {
    color: var(--open-ink);
  }
  & > svg.lucide {
    flex: none;
    width: 12px;
    height: 12px;
  }
`

/**
 * The line of a note; it may stand inside a button.
 *
 * @example <NoteLine icon={<User aria-hidden="true" />} text="Opened by a person" isGood />
 */
export const NoteLine = ({ icon, text, isGood = false }: EntryNote) => (
  <Line data-note={isGood ? 'good' : 'plain'}>
    {icon}
    {isolated(text)}
  </Line>
)
