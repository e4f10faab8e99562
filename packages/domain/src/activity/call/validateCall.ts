import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { keptPhone, readPhone, tenDigits } from '../../contact-info/phone'
import { phoneTitles, type PhoneTitle } from '../../opportunity/sections'
import type { Call } from './call'
import { choicesFor, offersResults } from './callChoices'
import { forcesBadNumbers, isCallable, type CallContext, type CallDraft } from './callDraft'
import { noLongerOwnsReason, type CallStatus } from './callVocabulary'
import { valueOrErrors, type FieldError } from '../../validation/fieldError'
import { notesLimit, notesTooLong } from '../notesLimit'
import { wrongReason } from '../reasons'

/** The fields of the form that can be wrong. */
export type CallField = keyof Omit<CallDraft, 'guide' | 'autoDialStatus'>
type Wrong = readonly FieldError<CallField>[]
type Checked<Value> = E.Either<NonEmptyArray<FieldError<CallField>>, Value>

const right: Wrong = []
const wrong = (field: CallField, message: string): NonEmptyArray<FieldError<CallField>> => [
  { field, message },
]

const needsPhone: readonly CallStatus[] = ['Contacted', 'Busy', 'Left Message', 'No Message']
const needsNotes: readonly CallStatus[] = ['Contacted', 'Bad Numbers', 'Inbound Call']

/** The status, where it can be recorded at all: what else is needed depends on it (O-147 to O-149, O-164, O-169, O-174). */
function checkStatus(draft: CallDraft, context: CallContext): Checked<CallStatus> {
  const { direction, callStatus } = draft
  const { directions, statusesOf } = choicesFor(context.choices, context.statusCode)
  const refuse = (message: string) => E.left(wrong('callStatus', message))
  if (!directions.includes(direction))
    return E.left(wrong('direction', 'No call can be recorded for this opportunity.'))
  if (callStatus === null) return refuse('A call status is needed.')
  if (!statusesOf(direction).includes(callStatus))
    return refuse(`${callStatus} is not a status of an ${direction}.`)
  const isForced = forcesBadNumbers(draft, context)
  if (isForced === (callStatus === 'Bad Numbers')) return E.right(callStatus)
  return refuse(
    isForced
      ? 'Only Bad Numbers can be recorded while every phone number is bad.'
      : 'Bad Numbers needs every phone number to be bad.',
  )
}

/** Why a number that is not listed cannot be that of a call. */
function wrongNumber(phone: string): string {
  const read = readPhone(phone)
  if (E.isLeft(read)) return read.left
  return keptPhone(phone) === phone ? 'The phone number of the call is bad or not listed.' : tenDigits
}

/** O-163, O-167, O-170: a number of the call, and for Bad Numbers at least one on file where none was chosen. */
function wrongPhone({ activePhone, phoneNumbers }: CallDraft, status: CallStatus): Wrong {
  const needed = `A phone number is needed for ${status}.`
  if (activePhone !== null)
    return keptPhone(activePhone) === activePhone && isCallable(phoneNumbers, activePhone)
      ? right
      : wrong('activePhone', wrongNumber(activePhone))
  if (needsPhone.includes(status)) return wrong('activePhone', needed)
  const isNoneOnFile = phoneNumbers.every(({ isUserCustom }) => isUserCustom)
  return status === 'Bad Numbers' && isNoneOnFile ? wrong('phoneNumbers', needed) : right
}

/** O-162, O-168, O-171. */
function wrongNotes({ notes }: CallDraft, status: CallStatus): Wrong {
  const { length } = notes.trim()
  if (length > notesLimit) return wrong('notes', notesTooLong)
  return length === 0 && needsNotes.includes(status)
    ? wrong('notes', `Notes are needed for ${status}.`)
    : right
}

/** O-145, O-165, O-172, O-176. */
function wrongResult({ callResult }: CallDraft, status: CallStatus, context: CallContext): Wrong {
  if (!offersResults(status))
    return callResult === null ? right : wrong('callResult', `${status} takes no result.`)
  if (callResult === null) return wrong('callResult', `A result is needed for ${status}.`)
  const { results } = choicesFor(context.choices, context.statusCode)
  return results.includes(callResult) ? right : wrong('callResult', `${callResult} cannot be chosen here.`)
}

/** The titles of the phones on file that a draft marks bad. */
const badPhonesOf = ({ phoneNumbers }: CallDraft): readonly PhoneTitle[] =>
  phoneTitles.filter((title) => phoneNumbers.some((phone) => phone.title === title && phone.isBad))

const callOf = (draft: CallDraft, callStatus: CallStatus): Call => ({
  direction: draft.direction,
  callStatus,
  callResult: draft.callResult,
  reason: draft.callResult === 'No Longer Owns' ? noLongerOwnsReason : draft.reason,
  activePhone: draft.activePhone,
  notes: draft.notes.trim(),
  badPhones: badPhonesOf(draft),
})

/**
 * The call that a draft makes, or everything that it still needs, by field and in words for the form (O-162 to O-174).
 * The server asks the same rules through `readCall`. Blanks around the notes are dropped.
 *
 * @example validateCall(emptyCall(phones, context), context) // left: callStatus, 'A call status is needed.'
 */
export const validateCall = (draft: CallDraft, context: CallContext): Checked<Call> =>
  pipe(
    checkStatus(draft, context),
    E.chain((status) =>
      valueOrErrors(
        [
          ...wrongPhone(draft, status),
          ...wrongResult(draft, status, context),
          ...wrongReason(draft.callResult, draft.reason, context.deal),
          ...wrongNotes(draft, status),
        ],
        () => callOf(draft, status),
      ),
    ),
  )

/** Whether a draft can be saved (O-162 to O-174). */
export const isCallValid = (draft: CallDraft, context: CallContext): boolean =>
  E.isRight(validateCall(draft, context))

/** What makes a call form dirty, each `null` where it is not set (O-175). */
const entered = ({ notes, activePhone, callResult, reason, callStatus }: CallDraft) => [
  notes.trim() || null,
  activePhone,
  callResult,
  reason,
  callStatus,
]

/**
 * Whether a draft holds something that leaving would lose: a bad-number change, notes, an active phone, a result, a
 * reason or a status (O-175). What the baseline holds already, such as a forced Bad Numbers, does not count (D-45).
 *
 * @param baseline the draft as the form began with it: `emptyCall` of the same opportunity.
 */
export function isCallDirty(draft: CallDraft, baseline: CallDraft): boolean {
  const before = entered(baseline)
  const isEntered = entered(draft).some((value, index) => value !== null && value !== before[index])
  return isEntered || String(badPhonesOf(draft)) !== String(badPhonesOf(baseline))
}
