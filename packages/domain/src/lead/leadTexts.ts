import type { CompassStep } from './compassFlow'
import type { LeadSystem } from './lead'

/** What the dialog is called, as its tab is. */
export const createLeadLabel = 'Create Lead'

/** What a lead system is called. */
export const leadSystemNames: Readonly<Record<LeadSystem, string>> = {
  compass: 'compass',
  elead: 'elead',
  adf: 'ADF',
}

/** The steps of the compass flow, as the dialog lists them (O-264, O-267, O-268). */
export const compassStepLabels: Readonly<Record<CompassStep, string>> = {
  setPending: 'Opportunity set to Lead Pending',
  submit: 'Submit to compass',
  openWindow: 'compass opens in a new window',
}

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
