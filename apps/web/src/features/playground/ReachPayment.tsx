import { currentFigures } from '@retain/domain/deal/currentVehicleEdits'
import { dollarsOfCents, centsOfDollars } from '@retain/domain/money/dollars'
import { formatAmount } from '@retain/domain/money/format'
import type { Cents } from '@retain/domain/money/money'
import type { PlaygroundInput } from '@retain/domain/payment/playground/computation'
import { inputOfField } from '@retain/domain/payment/playground/playgroundInput'
import { maximumAmount } from '@retain/domain/payment/playground/playgroundFields'
import { applySolved, reachInputs, reachPaymentLabel } from '@retain/domain/payment/playground/reachPayment'
import {
  figureIn,
  paymentOf,
  solvablesOf,
  type PaymentInputs,
  type Solvable,
} from '@retain/domain/payment/solve/paymentInputs'
import { solvePayment } from '@retain/domain/payment/solve/solvePayment'
import {
  formatSolved,
  solutionNote,
  solvableLabels,
  solvedLabel,
} from '@retain/domain/payment/solve/solveTexts'
import { Banner } from '@retain/ui/banner'
import { Button } from '@retain/ui/button'
import { CurrencyField } from '@retain/ui/currency-field'
import { ErrorState } from '@retain/ui/error-state'
import { KeyValueList } from '@retain/ui/key-value-list'
import { Popover } from '@retain/ui/popover'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { Skeleton } from '@retain/ui/skeleton'
import { Target } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { offerApi } from '../payment/offerApi'
import { usePlaygroundAround } from './openedPlayground'

const Panel = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;
  & > h3 {
    margin: 0;
    font-size: var(--fs-4);
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  & > h3 > small {
    display: block;
    font-size: var(--fs-2);
    line-height: 16px;
    font-weight: 400;
    color: var(--ink-2);
  }
`

/** What each figure counts as when it is applied; a term is chosen, as a down payment is. */
const inputOfSolved: Readonly<Record<Solvable, PlaygroundInput>> = {
  price: inputOfField.estimatedSelPriceEdit,
  downPayment: inputOfField.downPaymentOptionsEdit,
  term: 'downPayment',
  apr: inputOfField.aprValue,
}

interface ReachPaymentProps {
  readonly vin: string
  readonly title: string
}

/** The button of a column that finds the price, down payment, term or rate with which its vehicle has a payment. */
export function ReachPayment(props: ReachPaymentProps) {
  return (
    <Popover
      label={`${reachPaymentLabel}, ${props.title}`}
      size="medium"
      align="end"
      trigger={
        <Button
          size="small"
          icon={<Target aria-hidden="true" />}
          aria-label={`${reachPaymentLabel}, ${props.title}`}
        >
          {reachPaymentLabel}
        </Button>
      }
    >
      {(close) => <ReachPanel {...props} onClose={close} />}
    </Popover>
  )
}

function ReachPanel({ vin, title, onClose }: ReachPaymentProps & { readonly onClose: () => void }) {
  const { work } = usePlaygroundAround()
  const { playground, source } = work
  const { data, isError, refetch } = offerApi.useGetOfferTermsQuery({
    query: { opptId: source.opptId, ...(vin === '' ? {} : { vin }) },
  })
  if (isError)
    return (
      <ErrorState
        text="What the payment is reckoned from could not be loaded."
        onRetry={() => void refetch()}
        retryLabel="Try again"
      />
    )
  if (data === undefined) return <Skeleton lines={5} />
  const inputs = reachInputs(playground, source.present, vin, data)
  const now = currentFigures(
    source.present.currentVehicle,
    source.present.dealInformation,
    playground.currentEdits,
  ).paymentAmt
  return (
    <Panel>
      <h3>
        {reachPaymentLabel}
        <small>{title}</small>
      </h3>
      {inputs === null ? (
        <Banner tone="warn">{solutionNote('price', { kind: 'unknown' })}</Banner>
      ) : (
        <Solver
          {...{ inputs, now }}
          solvables={solvablesOf(data.quoteKind)}
          onApply={(solveFor, figure) => {
            work.change(inputOfSolved[solveFor], (current) =>
              applySolved(current, source.present, vin, solveFor, figure),
            )
            onClose()
          }}
        />
      )}
    </Panel>
  )
}

interface SolverProps {
  readonly inputs: PaymentInputs
  /** What the customer pays now. */
  readonly now: Cents | null
  readonly solvables: readonly Solvable[]
  readonly onApply: (solveFor: Solvable, figure: number) => void
}

/** What is asked for, what may be changed, and the answer beside what is there now. */
function Solver({ inputs, now, solvables, onApply }: SolverProps) {
  const [dollars, setDollars] = useState(now === null ? null : dollarsOfCents(now))
  const [solveFor, setSolveFor] = useState<Solvable>(solvables[0] ?? 'price')
  const target = dollars === null ? null : centsOfDollars(dollars)
  const solution = target === null ? null : solvePayment(inputs, solveFor, target)
  const before = paymentOf(inputs)
  const figureBefore = figureIn(inputs, solveFor)
  const note = solution === null ? '' : solutionNote(solveFor, solution)
  const found = solution === null || solution.kind === 'unknown' ? null : solution
  return (
    <>
      <CurrencyField
        label="Payment at most"
        hint={now === null ? undefined : `${formatAmount(now)} a month now`}
        decimals={2}
        min={0}
        max={dollarsOfCents(maximumAmount)}
        value={dollars}
        onChange={(value, problem) => setDollars(problem === null ? value : null)}
      />
      <SegmentedControl
        label="Change"
        isWide
        size="small"
        options={solvables.map((id) => ({ id, label: solvableLabels[id] }))}
        value={solveFor}
        onChange={(id) => setSolveFor(solvables.find((one) => one === id) ?? solveFor)}
      />
      <div role="status">
        {found !== null && (
          <KeyValueList
            items={[
              {
                label:
                  found.kind === 'reached' ? solvedLabel(solveFor) : `Nearest ${solvableLabels[solveFor]}`,
                value: formatSolved(solveFor, found.figure),
              },
              { label: `${solvableLabels[solveFor]} before`, value: formatSolved(solveFor, figureBefore) },
              { label: 'Payment', value: formatAmount(found.payment) },
              { label: 'Payment before', value: formatAmount(before) },
            ]}
          />
        )}
        {note !== '' && (
          <Banner tone={found?.kind === 'reached' ? 'info' : 'warn'} isAnnounced={false}>
            {note}
          </Banner>
        )}
      </div>
      <Button
        variant="primary"
        isDisabled={found === null || found.figure === figureBefore}
        onPress={() => {
          if (found !== null) onApply(solveFor, found.figure)
        }}
      >
        {found?.kind === 'nearest' ? 'Apply the nearest' : 'Apply'}
      </Button>
    </>
  )
}
