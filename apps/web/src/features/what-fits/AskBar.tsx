import { centsOfDollars, dollarsOfCents } from '@retain/domain/money/dollars'
import { formatDollars } from '@retain/domain/money/format'
import { maximumApr } from '@retain/domain/payment/leaseFinance'
import { paymentTerms } from '@retain/domain/payment/paymentTerms'
import { maximumAmount } from '@retain/domain/payment/playground/playgroundFields'
import { solvableLabels } from '@retain/domain/payment/solve/solveTexts'
import type { FitQuestion } from '@retain/domain/payment/what-fits/fit'
import type { FitSearch } from '@retain/domain/payment/what-fits/fitAddress'
import { fitFloorText, wholeDollarsDown, wholeDollarsUp } from '@retain/domain/payment/what-fits/fitTexts'
import type { PriceLimit } from '@retain/domain/payment/what-fits/priceLimits'
import type { FitFloor } from '@retain/domain/payment/what-fits/rankedFits'
import { Button } from '@retain/ui/button'
import { CurrencyField } from '@retain/ui/currency-field'
import { PercentageField } from '@retain/ui/percentage-field'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { Select } from '@retain/ui/select'
import { Ask } from './whatFitsStyle'

interface AskBarProps {
  readonly question: FitQuestion
  readonly solvables: readonly FitSearch['solveFor'][]
  readonly limits: readonly PriceLimit[]
  readonly floor: FitFloor | null
  /** The vehicle with the lowest payment, by name and stock number. */
  readonly nearest: string
  readonly onChange: (change: Partial<FitSearch>) => void
}

const terms = paymentTerms.map((term) => ({ id: String(term), label: `${term} months` }))

/** What is asked of every vehicle, the price that fits, and how low the payments can be. */
export function AskBar({ question, solvables, limits, floor, nearest, onChange }: AskBarProps) {
  const { target, term, downPayment, apr, solveFor } = question
  const longerTerm = floor?.longerTerm ?? null
  const needed = floor === null || floor.downPayment === null ? null : wholeDollarsUp(floor.downPayment)
  return (
    <Ask aria-label="What is asked">
      <div data-fields="">
        <SegmentedControl
          label="Solve for"
          options={solvables.map((id) => ({ id, label: solvableLabels[id] }))}
          value={solveFor}
          onChange={(id) => onChange({ solveFor: solvables.find((one) => one === id) ?? solveFor })}
        />
        <CurrencyField
          label="Payment at most"
          decimals={2}
          min={0}
          max={dollarsOfCents(maximumAmount)}
          value={target === null ? null : dollarsOfCents(target)}
          onChange={(value, problem) => {
            const amount = value === null || problem !== null ? null : centsOfDollars(value)
            if (amount !== null) onChange({ target: amount })
          }}
        />
        <Select
          label="Term"
          options={terms}
          value={String(term)}
          onChange={(id) => onChange({ term: Number(id) })}
        />
        <CurrencyField
          label="Down payment"
          min={0}
          max={dollarsOfCents(maximumAmount)}
          value={dollarsOfCents(downPayment)}
          onChange={(value, problem) => {
            const amount = value === null || problem !== null ? null : centsOfDollars(value)
            if (amount !== null) onChange({ downPayment: amount })
          }}
        />
        {solvables.includes('apr') && (
          <PercentageField
            label="APR"
            placeholder="Store rate"
            decimals={2}
            min={0}
            max={maximumApr}
            value={apr}
            onChange={(value, problem) => {
              if (problem === null) onChange({ apr: value })
            }}
          />
        )}
        {limits.length > 0 && (
          <dl>
            {limits.map(({ label, price }, at) => (
              <div key={label}>
                <dt>{at === 0 ? `Price at most, ${label}` : label}</dt>
                <dd>{formatDollars(wholeDollarsDown(price))}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {floor !== null && (
        <div data-floor={floor.isReached ? '' : 'none'}>
          <p role="status">{fitFloorText(floor, question, nearest)}</p>
          {longerTerm !== null && (
            <Button variant="link" size="small" onPress={() => onChange({ term: longerTerm.term })}>
              {`Use ${longerTerm.term} months, from ${formatDollars(longerTerm.payment)}`}
            </Button>
          )}
          {needed !== null && (
            <Button variant="link" size="small" onPress={() => onChange({ downPayment: needed })}>
              {`Use ${formatDollars(needed)} down`}
            </Button>
          )}
        </div>
      )}
    </Ask>
  )
}
