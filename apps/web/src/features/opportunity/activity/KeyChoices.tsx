import { KeyHint } from '@retain/ui/key-hint'
import { styled } from 'styled-components'
import type { CallKeys } from './useCallKeys'

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  font-size: var(--fs-2);
  line-height: 16px;
  color: var(--ink-2);
`

const names = { status: 'statuses', result: 'results', reason: 'reasons' } as const

/** Which number key chooses which result or reason, once somebody works with keys; the statuses show theirs themselves. */
export function KeyChoices({ keys: { step, choices, areInUse } }: { readonly keys: CallKeys }) {
  if (!areInUse || step === 'status') return null
  return (
    <List aria-label={`Keys of the ${names[step]}`}>
      {choices.map(({ word }, place) => (
        <li key={word}>
          <KeyHint>{place + 1}</KeyHint> {word}
        </li>
      ))}
    </List>
  )
}
