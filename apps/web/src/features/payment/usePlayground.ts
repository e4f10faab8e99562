import {
  requestedVehicles,
  recomputeDelay,
  type LeaseFinanceType,
  type PlaygroundInput,
} from '@retain/domain/payment/playground/computation'
import type { Playground } from '@retain/domain/payment/playground/playground'
import type { PlaygroundLink } from '@retain/domain/payment/playground/playgroundAddress'
import {
  withComputing,
  withEditAnswers,
  withoutAnswer,
} from '@retain/domain/payment/playground/playgroundAnswers'
import { useCallback, useMemo, useState } from 'react'
import { openHeld, reopenHeld, withKnown, type HeldPlayground, type PlaygroundSource } from './heldPlayground'
import { useComputation, type Computation } from './useComputation'
import { useLatest } from '../../core/state/useLatest'
import { useSame } from '../../core/state/useSame'

/** What changes a playground: the same object until its source changes, whatever is typed. */
export interface PlaygroundEdit {
  readonly source: PlaygroundSource
  /** Changes something, whose payments are computed as soon as the input says so (OP-086). */
  readonly change: (input: PlaygroundInput, change: (playground: Playground) => Playground) => void
  /** The playground as it is now: for what happens, not for what is drawn. */
  readonly latest: () => Playground
}

/** A playground and what is done with it. */
export interface PlaygroundWork extends PlaygroundEdit {
  readonly playground: Playground
  /** What columns that have no first answer yet are to begin with. */
  readonly link: PlaygroundLink
  /** What of it stays the same, for parts that are drawn again only where they show something else. */
  readonly edit: PlaygroundEdit
  /** The last computation failed: what is shown is from before it, or missing. */
  readonly hasFailed: boolean
  /** Payments are computed, or wait for it: what shows is not the last word. */
  readonly isComputing: boolean
  readonly retry: () => void
}

const vinsOf = ({ body }: Computation): readonly string[] => body.vehicles.map(({ vin }) => vin)

/**
 * The playground of an opportunity, whose payments are computed by the service: at first those that are not known, later those
 * of what was edited.
 *
 * @param source the same object until something of it changes.
 * @param opening what the playground begins with.
 * @param editType what a computation of edits is called: `payoffGrid` on the page of an opportunity.
 */
export function usePlayground(
  source: PlaygroundSource,
  opening: PlaygroundLink,
  editType: Exclude<LeaseFinanceType, 'payoffPlaygroundGrid'>,
): PlaygroundWork {
  const [stored, setHeld] = useState(() => openHeld(source, opening))
  const held = stored.source === source ? stored : reopenHeld(stored, source)
  if (held !== stored) setHeld(held)
  const { playground, link } = held

  const update = (change: (held: HeldPlayground) => HeldPlayground) => setHeld((current) => change(current))
  const patch = (change: (playground: Playground) => Playground) =>
    update((current) => ({ ...current, playground: change(current.playground) }))
  const busy = {
    onAsk: (asked: Computation) => patch((current) => withComputing(current, vinsOf(asked))),
    onEnd: (asked: Computation) => patch((current) => withoutAnswer(current, vinsOf(asked))),
  }

  const opened = useComputation(useAsked('payoffPlaygroundGrid', held), 0, {
    ...busy,
    onAnswer: (_asked, answers) => update((current) => withKnown(current, answers)),
  })
  const edits = useComputation(useAsked(editType, held), held.delay, {
    ...busy,
    onAnswer: ({ revision }, answers) => patch((current) => withEditAnswers(current, answers, revision)),
  })

  const change = useCallback<PlaygroundWork['change']>(
    (input, by) =>
      setHeld((current) => {
        const next = by(current.playground)
        return next === current.playground
          ? current
          : { ...current, playground: next, delay: recomputeDelay(input) }
      }),
    [],
  )
  const { retry: retryOpened } = opened
  const { retry: retryEdits } = edits
  const retry = useCallback(() => {
    retryOpened()
    retryEdits()
  }, [retryOpened, retryEdits])
  const drawn = useLatest(playground)
  const edit = useMemo(
    (): PlaygroundEdit => ({ source, change, latest: () => drawn.current }),
    [source, change, drawn],
  )
  const hasFailed = opened.hasFailed || edits.hasFailed
  const isComputing = opened.isPending || edits.isPending
  return useMemo(
    () => ({ ...edit, playground, link, edit, hasFailed, isComputing, retry }),
    [playground, link, edit, hasFailed, isComputing, retry],
  )
}

/** What has to be computed of a playground; `null` for nothing. */
function useAsked(type: LeaseFinanceType, { playground, source }: HeldPlayground): Computation | null {
  const { opptId, hyperionId, present } = source
  const isFirst = type === 'payoffPlaygroundGrid'
  const vehicles = requestedVehicles(isFirst ? type : 'interactivePlayground', playground, present)
  return useSame(
    vehicles.length === 0
      ? null
      : // The first payments of a column do not depend on what is edited.
        { type, body: { opptId, hyperionId, vehicles }, revision: isFirst ? 0 : playground.revision },
  )
}
