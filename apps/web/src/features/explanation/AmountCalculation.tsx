import { explanationInputs, explanationSteps } from '@retain/domain/explanation/explanationSteps'
import type { Explained } from '@retain/domain/explanation/explained'
import type { Certainty } from '@retain/domain/explanation/formula'
import { Calculation, type CalculationInput } from '@retain/ui/calculation'
import type { ExplainedFigure } from './explainedFigure'

const badges: Readonly<Record<Certainty, CalculationInput['badge']>> = {
  exact: { label: 'exact', tone: 'line' },
  estimate: { label: 'estimate', tone: 'warn' },
  entry: { label: 'your entry', tone: 'info' },
}

interface AmountCalculationProps extends ExplainedFigure {
  readonly explained: Explained
}

/** An amount with its formula, and where each figure of it comes from. */
export const AmountCalculation = ({ label, value, tone, explained }: AmountCalculationProps) => (
  <Calculation
    title={label}
    amount={value}
    tone={tone}
    sentence={explained.sentence}
    steps={explanationSteps(explained)}
    inputs={explanationInputs(explained).map(({ certainty, ...input }) => ({
      ...input,
      badge: badges[certainty],
    }))}
  />
)
