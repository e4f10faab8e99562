import type { CompassStep } from './compassFlow'
import type { LeadService, LeadSystem } from './lead'

/** What the dialog is called, as its tab is. */
export const createLeadLabel = 'Create Lead'

/** What a lead system is called. */
export const leadSystemNames: Readonly<Record<LeadSystem, string>> = {
  compass: 'compass',
  elead: 'elead',
  adf: 'ADF',
}

/** What is said where a lead system did not answer. */
export const notAnsweredText = (system: LeadService): string => `${system} did not answer. Nothing was sent.`

/** What the retry of a lead means: a system takes a lead once. */
export const retryText = 'Retry cannot send it twice.'

/** What is said of a step of the compass flow that failed; of the last one `windowBlockedError`. */
export const compassFailures: Readonly<Record<Exclude<CompassStep, 'openWindow'>, string>> = {
  setPending: 'The opportunity could not be set to Lead Pending.',
  submit: notAnsweredText('compass'),
}

/** The steps of the compass flow, as the dialog lists them (O-264, O-267, O-268). */
export const compassStepLabels: Readonly<Record<CompassStep, string>> = {
  setPending: 'Opportunity set to Lead Pending',
  submit: 'Submit to compass',
  openWindow: 'compass opens in a new window',
}

/** What is said where the lead is in elead, and the answer about its entry is missing. */
export const entryNotReadText = 'The lead was sent, but its entry could not be read.'

/** The steps of the elead flow (O-269, O-271). */
export const eleadStepLabels = {
  submitting: 'Submit to elead',
  recording: 'Contact history written',
} as const

/** How far a step of a list is. */
export type StepState = 'waiting' | 'running' | 'done' | 'failed'

/** The states of the steps of a list, where one of them is running or has failed; those before it are done. */
export const stepStates = <Step extends string>(
  steps: readonly Step[],
  at: Step | null,
  state: 'running' | 'failed' | 'done',
): readonly StepState[] => {
  if (at === null) return steps.map(() => (state === 'done' ? 'done' : 'waiting'))
  const place = steps.indexOf(at)
  return steps.map((_step, index) => (index < place ? 'done' : index === place ? state : 'waiting'))
}
