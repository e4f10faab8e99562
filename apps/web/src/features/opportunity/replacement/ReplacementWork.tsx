import type { CurrentVehicleEdits } from '@retain/domain/deal/currentVehicleEdits'
import { hasReplacementEdits } from '@retain/domain/deal/replacementEdits'
import { playgroundPath } from '@retain/domain/opportunity/opportunityPath'
import { addVehicles } from '@retain/domain/payment/playground/playground'
import { emptyLink, printPlayground } from '@retain/domain/payment/playground/playgroundAddress'
import { resetVehicle, setCurrentEdits } from '@retain/domain/payment/playground/playgroundInput'
import { playgroundLines } from '@retain/domain/payment/playground/playgroundLines'
import { shownLeaseFinance } from '@retain/domain/payment/playground/playgroundVehicle'
import { onlyRows, vehicleName } from '@retain/domain/vehicle/comparison'
import { shortComparisonLabels } from '@retain/domain/vehicle/comparisonLabels'
import { Banner } from '@retain/ui/banner'
import { Button } from '@retain/ui/button'
import { useCallback, useEffect, useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useUnsavedChanges } from '../../../forms/unsavedChanges'
import { FigureCell } from '../../payment/FigureCell'
import type { PlaygroundSource } from '../../payment/heldPlayground'
import { computationFailedText } from '../../payment/paymentTexts'
import { usePlayground, type PlaygroundWork } from '../../payment/usePlayground'
import { usePlaygroundContext } from '../../payment/usePlaygroundContext'
import { VlsButton } from '../../vls/VlsButton'
import { RowValue } from '../RowValue'
import { ReplacementTable } from './ReplacementTable'
import type { TriedOffer } from './triedOffer'

const noVins: readonly string[] = []

interface ReplacementWorkProps {
  readonly opptId: string
  readonly source: PlaygroundSource
  readonly edits: CurrentVehicleEdits
  readonly isReadOnly: boolean
  readonly onTry: (offer: TriedOffer | null) => void
  readonly onCreateLead: () => void
}

/**
 * The vehicle that is offered with its amounts to try out: the price follows at once, the payments as soon as they are computed.
 * Nothing of it is saved; leaving asks first, but for the playground, which takes it along (O-063, O-114 to O-117, OP-091).
 */
export function ReplacementWork(props: ReplacementWorkProps) {
  const { opptId, source, edits, isReadOnly, onTry, onCreateLead } = props
  const work = usePlayground(source, emptyLink, 'payoffGrid')
  const { playground, link } = work
  const navigate = useNavigate()
  useCurrentEdits(work, edits)
  const own = playground.replacement
  const isEdited = own !== null && hasReplacementEdits(own.replacementVehicle)
  const tried = own !== null && own.editActive ? shownLeaseFinance(own) : null
  const offerEdits = own?.replacementVehicle ?? null
  useEffect(
    () => onTry(tried === null || offerEdits === null ? null : { leaseFinance: tried, edits: offerEdits }),
    [onTry, tried, offerEdits],
  )
  useEffect(() => () => onTry(null), [onTry])

  const { change } = work
  const reset = useCallback(
    () => change('vehicles', (current) => resetVehicle(current, current.replacement?.vin ?? '')),
    [change],
  )
  useUnsavedChanges(isEdited, reset, undefined, useKeptAtPlayground(opptId))

  const context = usePlaygroundContext(source.present, null)
  const lines = useMemo(
    () => onlyRows(playgroundLines(playground, context), shortComparisonLabels),
    [playground, context],
  )
  const { replacement, present } = source
  if (replacement === null) return null
  const title = vehicleName(replacement)
  return (
    <div data-sheet="">
      {work.hasFailed && (
        <Banner tone="danger" action={<Button onPress={work.retry}>Try again</Button>}>
          {computationFailedText}
        </Banner>
      )}
      <ReplacementTable
        {...{ opptId, onCreateLead }}
        vehicles={{ currentVehicle: present.currentVehicle, replacementVehicle: replacement }}
        query={printPlayground(playground, link)}
        rows={lines.map(({ label, cells: [current = null, offered = null] }, row) => ({
          label,
          values: [
            current === null ? null : <RowValue value={current.value} />,
            offered === null ? null : offered.figures.length === 0 ? (
              <RowValue value={offered.value} />
            ) : (
              <FigureCell
                label={`${label}, ${title}`}
                cell={offered}
                column={1}
                {...{ row, isReadOnly }}
                edit={work.edit}
              />
            ),
          ],
        }))}
        find={
          <VlsButton
            opptId={opptId}
            hyperionId={source.hyperionId}
            shownVins={replacement.vin === null ? noVins : [replacement.vin]}
            onChosen={(vehicles) =>
              void navigate(playgroundPath(opptId, printPlayground(addVehicles(playground, vehicles), link)))
            }
          />
        }
        reset={
          isEdited && (
            <Button variant="ghost" onPress={reset}>
              Reset
            </Button>
          )
        }
      />
    </div>
  )
}

/** What is tried out with the current vehicle on the same page counts in the payments. */
function useCurrentEdits({ playground, change }: PlaygroundWork, edits: CurrentVehicleEdits): void {
  const isOther = !shallowEqual(playground.currentEdits, edits)
  useEffect(() => {
    if (isOther) change('value', (current) => setCurrentEdits(current, edits))
  }, [isOther, change, edits])
}

const useKeptAtPlayground = (opptId: string) =>
  useCallback((path: string) => path === playgroundPath(opptId), [opptId])
