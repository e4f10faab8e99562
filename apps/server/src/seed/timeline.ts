import type { Instant } from '@retain/domain/calendar/instant'
import type { StatusCode } from '@retain/domain/opportunity/status/statuses'
import type { Random } from './random'
import type { EmailThread } from './emailThreads'
import { steps, stepsTo, type StepName } from './steps'
import type { StoreClock } from './storeClock'

/** A step with the moment it was taken. */
export interface TimedStep {
  readonly name: StepName
  readonly at: Instant
}

/** What happened to an opportunity, oldest first. */
export interface Timeline {
  readonly steps: readonly TimedStep[]
  readonly lastContactAt: Instant | null
  /** The newest step that has an action code. */
  readonly lastAction: (typeof steps)[StepName]['actionCode']
}

const opens = 8.5 * 60
const closes = 18.5 * 60

/** Days from a step to the next one. */
const gaps = [1, 1, 2, 3, 4, 6, 9]

/**
 * Puts the steps that lead to a status on the calendar, the newest of them some days ago; never before the contract.
 * Two steps never fall on one day, so that their order is plain.
 */
export function makeTimeline(
  random: Random,
  clock: StoreClock,
  status: StatusCode,
  thread: EmailThread | null,
  signedDaysAgo: number,
): Timeline {
  const names = (thread?.steps ?? stepsTo(status, random)).slice(-signedDaysAgo)
  let daysAgo = newestDaysAgo(random, thread, Math.max(1, signedDaysAgo - names.length))
  const timed: TimedStep[] = []
  for (const name of names.toReversed()) {
    timed.unshift({ name, at: clock.at(daysAgo, Math.round(random.between(opens, closes))) })
    const remaining = names.length - timed.length
    daysAgo = Math.min(daysAgo + random.pick(gaps), Math.max(daysAgo + 1, signedDaysAgo - remaining))
  }
  return {
    steps: timed,
    lastContactAt: timed.findLast(({ name }) => steps[name].isContact)?.at ?? null,
    lastAction: actionOf(timed.findLast(({ name }) => steps[name].actionCode !== null)),
  }
}

const actionOf = (step: TimedStep | undefined): Timeline['lastAction'] =>
  step ? steps[step.name].actionCode : null

/** Most work is recent; an email thread ends when its email came, or with the reply a day or more later. */
function newestDaysAgo(random: Random, thread: EmailThread | null, most: number): number {
  if (thread?.reply === 'replied') return Math.max(1, thread.receivedDaysAgo - random.pick([1, 1, 1, 2]))
  if (thread) return thread.receivedDaysAgo
  return Math.min(most, 1 + Math.floor(random.next() ** 2.2 * 420))
}
