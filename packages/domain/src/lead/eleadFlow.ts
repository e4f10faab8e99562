import * as E from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { valueOrErrors, type FieldError } from '../validation/fieldError'
import { notesLimit, notesTooLong } from '../activity/notesLimit'
import type { EleadSalesperson } from './lead'
import type { LeadFailure } from './unsentLead'

/** What is said when an elead was submitted (O-270, OP-077). */
export const eleadSentText = 'Lead Sent.'

/** What the dialog of an elead holds (OP-072, OP-075). */
export interface EleadDraft {
  readonly salespersonId: string | null
  /** Of the replacement vehicle that is sent with it. */
  readonly vin: string | null
  readonly notes: string
}

/** An elead before anything is chosen. */
export const emptyElead: EleadDraft = { salespersonId: null, vin: null, notes: '' }

/** What an elead is submitted with (OP-075). */
export interface EleadRequest {
  readonly opptId: string
  readonly hyperionId: string
  readonly salespersonId: string
  readonly vin: string | null
  readonly notes: string
}

/**
 * The body by which an elead is submitted, or everything that it still needs: somebody of the store to assign it to, and
 * notes that fit (OP-072, OP-075).
 *
 * @example validateElead(emptyElead, salespersons, opportunity) // left: salespersonId, 'A salesperson is needed.'
 */
export function validateElead(
  { salespersonId, vin, notes }: EleadDraft,
  salespersons: readonly EleadSalesperson[],
  { opptId, hyperionId }: Pick<EleadRequest, 'opptId' | 'hyperionId'>,
): E.Either<NonEmptyArray<FieldError<keyof EleadDraft>>, EleadRequest> {
  const chosen = salespersons.find((person) => person.salespersonId === salespersonId)
  const wrongNotes =
    notes.trim().length > notesLimit ? [{ field: 'notes', message: notesTooLong } as const] : []
  if (chosen === undefined)
    return E.left([{ field: 'salespersonId', message: 'A salesperson is needed.' }, ...wrongNotes])
  return valueOrErrors(wrongNotes, () => ({
    opptId,
    hyperionId,
    salespersonId: chosen.salespersonId,
    vin,
    notes: notes.trim(),
  }))
}

/** The body by which an elead is written into the contact history: the returned leadId is sent as eleadId (O-465, OP-076). */
export const eleadHistoryBody = (
  leadId: string,
  { opptId, hyperionId }: Pick<EleadRequest, 'opptId' | 'hyperionId'>,
) => ({ eleadId: leadId, hyperionId, opptId })

/** Where the flow stands (O-269 to O-271). */
export type EleadFlow =
  | { readonly state: 'idle' }
  | { readonly state: 'submitting' }
  /** The lead is there and was said to be; its entry in the contact history is being written. */
  | { readonly state: 'recording'; readonly leadId: string }
  | { readonly state: 'done'; readonly leadId: string }
  /** With a leadId, the lead is there and only its entry is missing. */
  | { readonly state: 'failed'; readonly leadId: string | null; readonly failure: LeadFailure }

/** What moves the flow on. */
export type EleadEvent =
  | { readonly type: 'started' }
  | { readonly type: 'submitted'; readonly leadId: string }
  | { readonly type: 'recorded' }
  | { readonly type: 'failed'; readonly failure: LeadFailure }
  | { readonly type: 'reset' }

/** The flow before it is started. */
export const idleElead: EleadFlow = { state: 'idle' }

/**
 * The flow after an event: submit, say that it was sent, write the entry, in this order (O-269 to O-271). An event that does
 * not belong to the state changes nothing. Started again after a failure it goes on where it stopped, so that no lead is
 * submitted twice.
 *
 * @example afterElead({ state: 'submitting' }, { type: 'submitted', leadId: '9' }) // { state: 'recording', leadId: '9' }
 */
export function afterElead(flow: EleadFlow, event: EleadEvent): EleadFlow {
  const isPending = flow.state === 'submitting' || flow.state === 'recording'
  switch (event.type) {
    case 'started':
      if (isPending) return flow
      return flow.state === 'failed' && flow.leadId !== null
        ? { state: 'recording', leadId: flow.leadId }
        : { state: 'submitting' }
    case 'submitted':
      return flow.state === 'submitting' ? { state: 'recording', leadId: event.leadId } : flow
    case 'recorded':
      return flow.state === 'recording' ? { state: 'done', leadId: flow.leadId } : flow
    case 'failed':
      return isPending
        ? { state: 'failed', leadId: flow.state === 'recording' ? flow.leadId : null, failure: event.failure }
        : flow
    case 'reset':
      return idleElead
  }
}
