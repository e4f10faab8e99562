import type { ActionCode, ActionResultCode } from '../activity/actionCodes'
import type { LogType } from '../work-log/logTypes'
import type { LeadFailure } from './unsentLead'

/** The note of the pending step (O-265, OP-073). */
export const compassPendingNotes = 'Preparing Opportunity for Compass'

/** The body of the pending step (O-265, O-462, OP-073). */
export const pendingBody = {
  notes: compassPendingNotes,
  action: 'LEADPEND',
  actionResult: 'LEADPEND',
} as const satisfies { notes: string; action: ActionCode; actionResult: ActionResultCode }

/**
 * What the dialog of a compass lead holds: whom it is for, and which replacement vehicle is sent with it (OP-072,
 * D-66).
 */
export interface CompassDraft {
  readonly userName: string | null
  readonly vin: string | null
}

/** The parameters of the submit step; what was not chosen is left out (O-463, D-66). */
export interface SubmitQuery {
  readonly oppId: string
  readonly source: LogType
  readonly vin?: string
  readonly userName?: string
}

/**
 * The parameters by which a lead is submitted to compass (O-463).
 *
 * @example submitQuery({ userName: null, vin: null }, '17', null) // { oppId: '17', source: 'EQLOG' }
 */
export const submitQuery = (
  { userName, vin }: CompassDraft,
  oppId: string,
  source: LogType | null,
): SubmitQuery => ({
  oppId,
  source: source ?? 'EQLOG',
  ...(vin === null ? {} : { vin }),
  ...(userName === null ? {} : { userName }),
})

/** What compass answers: a token of a new lead, or the record of one that it knows (OP-074). */
export type CompassAnswer =
  { readonly kind: 'token'; readonly token: string } | { readonly kind: 'record'; readonly record: string }

/**
 * The address of the compass window (O-268).
 *
 * @example compassWindow('https://compass.test/lead', { kind: 'token', token: 'a b' }) // '…/lead?token=a%20b'
 */
export function compassWindow(compassUrl: string, answer: CompassAnswer): string {
  const value = answer.kind === 'token' ? answer.token : answer.record
  const joint = compassUrl.includes('?') ? '&' : '?'
  return `${compassUrl}${joint}${answer.kind}=${encodeURIComponent(value)}`
}

/** What a step of the flow does. */
export type CompassStep = 'setPending' | 'submit' | 'openWindow'

/** Where the flow stands (O-264 to O-268). */
export type CompassFlow =
  | { readonly state: 'idle' }
  | { readonly state: 'pending' }
  | { readonly state: 'submitting' }
  | { readonly state: 'opening'; readonly answer: CompassAnswer }
  | { readonly state: 'open'; readonly answer: CompassAnswer }
  /** A step failed; what came before it stands. A blocked window is a failed last step. */
  | { readonly state: 'failed'; readonly step: CompassStep; readonly failure: LeadFailure }

/** What moves the flow on. */
export type CompassEvent =
  /** `isPending` says that the opportunity is LEADPEND already: the first step was done before and is not done twice. */
  | { readonly type: 'started'; readonly isPending: boolean }
  | { readonly type: 'madePending' }
  | { readonly type: 'submitted'; readonly answer: CompassAnswer }
  | { readonly type: 'opened' }
  | { readonly type: 'failed'; readonly failure: LeadFailure }
  | { readonly type: 'reset' }

/** The flow before it is started. */
export const idleCompass: CompassFlow = { state: 'idle' }

const steps: Readonly<Partial<Record<CompassFlow['state'], CompassStep>>> = {
  pending: 'setPending',
  submitting: 'submit',
  opening: 'openWindow',
}

/** The step that a state does; `null` where nothing is being done. */
export const compassStep = ({ state }: CompassFlow): CompassStep | null => steps[state] ?? null

const isAtRest = (flow: CompassFlow): boolean => compassStep(flow) === null

/**
 * The flow after an event: pending, submit, window, in this order (O-264, O-267, O-268). An event that does not belong to
 * the state changes nothing. After a failure, a blocked window or a closed one it can be started again (OP-074).
 *
 * @example afterCompass(idleCompass, { type: 'started', isPending: false }) // { state: 'pending' }
 */
export function afterCompass(flow: CompassFlow, event: CompassEvent): CompassFlow {
  const step = compassStep(flow)
  switch (event.type) {
    case 'started':
      return isAtRest(flow) ? { state: event.isPending ? 'submitting' : 'pending' } : flow
    case 'madePending':
      return step === 'setPending' ? { state: 'submitting' } : flow
    case 'submitted':
      return step === 'submit' ? { state: 'opening', answer: event.answer } : flow
    case 'opened':
      return flow.state === 'opening' ? { state: 'open', answer: flow.answer } : flow
    case 'failed':
      return step === null ? flow : { state: 'failed', step, failure: event.failure }
    case 'reset':
      return idleCompass
  }
}
