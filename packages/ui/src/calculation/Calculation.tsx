import { styled } from 'styled-components'
import { Chip, type ChipTone } from '../chip/Chip'
import { isolated } from '../internal/direction/isolated'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { calculationStyle } from './calculationStyle'

const Root = styled.div`
  ${calculationStyle}
`

/** A line of a step. */
export interface CalculationLine {
  /** `−`, `+` or `×`; empty for the first. */
  readonly sign: string
  readonly label: string
  /** Empty for a line that says something without a figure. */
  readonly amount: string
}

/** What is reckoned at once. */
export interface CalculationStep {
  /** Empty for the step of the amount itself. */
  readonly heading: string
  readonly lines: readonly CalculationLine[]
  readonly result: { readonly label: string; readonly amount: string }
  /** How it was rounded, or what else has to be said; empty for nothing. */
  readonly note: string
}

/** A figure that a calculation begins with. */
export interface CalculationInput {
  readonly label: string
  readonly value: string
  /** Where it comes from. */
  readonly source: string
  /** How sure it is, in a word. */
  readonly badge: { readonly label: string; readonly tone: ChipTone }
}

/** Props of {@link Calculation}. */
export interface CalculationProps {
  /** What the amount is called. */
  readonly title: string
  /** The amount as it is shown elsewhere. */
  readonly amount: string
  /** Green is good news. @default 'plain' */
  readonly tone?: 'plain' | 'good' | undefined
  /** What the amount is. */
  readonly sentence: string
  /** Its formula first, then those of its parts; none for an amount that is on file as it is. */
  readonly steps: readonly CalculationStep[]
  /** The figures that the steps begin with. */
  readonly inputs: readonly CalculationInput[]
}

/**
 * How an amount comes about: its formula with its figures, step by step, then where each figure comes from. It stands in a
 * `Popover` without padding.
 *
 * @example
 * <Calculation title="Equity" amount="$8,481" sentence="What it is worth beyond what is owed." steps={steps} inputs={inputs} />
 */
export function Calculation({ title, amount, tone = 'plain', sentence, steps, inputs }: CalculationProps) {
  return (
    <Root>
      <div data-head="">
        <b data-tone={tone}>{isolated(amount)}</b>
        <span>{title}</span>
        <small>{sentence}</small>
      </div>
      {steps.map((step) => (
        <Step key={`${step.heading} ${step.result.label}`} {...step} />
      ))}
      {inputs.length > 0 && <Inputs inputs={inputs} />}
    </Root>
  )
}

function Step({ heading, lines, result, note }: CalculationStep) {
  return (
    <div>
      {heading !== '' && <h3>{heading}</h3>}
      <table aria-label={result.label}>
        <tbody>
          {lines.map(({ sign, label, amount }) => (
            <tr key={label}>
              <td data-sign="">{sign}</td>
              <th scope="row">{label}</th>
              <td>{isolated(amount)}</td>
            </tr>
          ))}
          <tr data-result="">
            <td data-sign="">=</td>
            <th scope="row">{result.label}</th>
            <td>{isolated(result.amount)}</td>
          </tr>
        </tbody>
      </table>
      {note !== '' && <small>{note}</small>}
    </div>
  )
}

function Inputs({ inputs }: Pick<CalculationProps, 'inputs'>) {
  return (
    <div>
      <h3>Inputs</h3>
      <table>
        <VisuallyHidden as="thead">
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">How sure</th>
            <th scope="col">Value</th>
          </tr>
        </VisuallyHidden>
        <tbody data-inputs="">
          {inputs.map(({ label, value, source, badge }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                <small>{source}</small>
              </th>
              <td>
                <Chip tone={badge.tone}>{badge.label}</Chip>
              </td>
              <td>{isolated(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
