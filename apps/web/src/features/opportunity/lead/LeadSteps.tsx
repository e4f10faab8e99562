import type { StepState } from '@retain/domain/lead/leadTexts'
import { Spinner } from '@retain/ui/spinner'
import { VisuallyHidden } from '@retain/ui/visually-hidden'
import { Circle, CircleCheck, CircleX } from 'lucide-react'
import { styled } from 'styled-components'

const List = styled.ol`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  [data-state='waiting'] {
    color: var(--ink-2);
  }
  [data-state='done'] svg {
    color: var(--open);
  }
  [data-state='failed'] svg {
    color: var(--danger);
  }
`

const signs: Readonly<Record<StepState, React.ReactNode>> = {
  waiting: <Circle aria-hidden="true" />,
  running: <Spinner />,
  done: <CircleCheck aria-hidden="true" />,
  failed: <CircleX aria-hidden="true" />,
}

const words: Readonly<Record<StepState, string>> = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
}

interface LeadStepsProps {
  readonly labels: readonly string[]
  /** One for each label. */
  readonly states: readonly StepState[]
}

/** The steps by which a lead is sent, and how far each of them is. */
export const LeadSteps = ({ labels, states }: LeadStepsProps) => (
  <List aria-label="Steps">
    {labels.map((label, index) => {
      const state = states[index] ?? 'waiting'
      return (
        <li key={label} data-state={state}>
          {signs[state]}
          <span>
            {label} <VisuallyHidden>{words[state]}</VisuallyHidden>
          </span>
        </li>
      )
    })}
  </List>
)
