import * as E from 'fp-ts/Either'
import { formatPhone, keptForm, readPhone } from '../../contact-info/phone'
import type { DealTyped } from '../../deal/dealTypes'
import type { CustomerPhone, PhoneTitle } from '../../opportunity/sections'
import type { StatusCode } from '../../opportunity/status/statuses'
import type { AutoDialStatus } from './autoDialStatuses'
import { choicesFor, offersResults, type CallChoices } from './callChoices'
import type { CallDirection, CallResult, CallStatus } from './callVocabulary'
import { chosenReason } from '../reasons'

/** A phone number that a call can be about (O-133, O-134). */
export interface PhoneEntry {
  readonly title: PhoneTitle | 'Custom'
  /** Ten digits; of a typed number x and its extension behind them, where it has one. */
  readonly number: string
  /** As it is shown, with its extension. */
  readonly formatted: string
  readonly isBad: boolean
  /** Typed by the user for this call; it is not on file. */
  readonly isUserCustom: boolean
  readonly isBest: boolean
}

/** What the Call tab holds while it is filled (O-132). JSON-safe. */
export interface CallDraft {
  readonly direction: CallDirection
  readonly phoneNumbers: readonly PhoneEntry[]
  /** The number of the call, as its entry has it. */
  readonly activePhone: string | null
  readonly callStatus: CallStatus | null
  readonly callResult: CallResult | null
  /** Why the customer is Not Interested. No Longer Owns gets its fixed reason when the call is checked. */
  readonly reason: string | null
  /** Id of the chosen call guide. */
  readonly guide: string | null
  readonly notes: string
  /** What the dialler does; it never affects validity (OP-037). */
  readonly autoDialStatus: AutoDialStatus
}

/** What the rules of a call depend on beside the draft. */
export interface CallContext {
  readonly statusCode: StatusCode
  readonly deal: DealTyped
  readonly choices: CallChoices
}

const entryOf = ({ title, number, ext, isBad, isBest }: CustomerPhone): PhoneEntry => ({
  title,
  number,
  formatted: formatPhone(number, ext),
  isBad,
  isUserCustom: false,
  isBest,
})

const noOutcome = { callStatus: null, callResult: null, reason: null } as const

/**
 * Whether nothing but Bad Numbers can be recorded: an outbound call where every phone number is bad or typed by the
 * user, which an empty list is too (O-147, OP-029).
 */
export const forcesBadNumbers = (
  { direction, phoneNumbers }: Pick<CallDraft, 'direction' | 'phoneNumbers'>,
  { choices, statusCode }: CallContext,
): boolean =>
  choicesFor(choices, statusCode).statusesOf(direction).includes('Bad Numbers') &&
  phoneNumbers.every(({ isBad, isUserCustom }) => isBad || isUserCustom)

/** The draft with Bad Numbers where that is forced, and without it where it is not offered (O-147 to O-149). */
function withForcedStatus(draft: CallDraft, context: CallContext): CallDraft {
  const isForced = forcesBadNumbers(draft, context)
  if (isForced === (draft.callStatus === 'Bad Numbers')) return draft
  return { ...draft, ...noOutcome, callStatus: isForced ? 'Bad Numbers' : null }
}

/**
 * A call before anything is filled in: the best phone first and none of them active (OP-036), unless there is only one that can
 * be called; outbound where that is allowed. What is chosen so is part of it, as a forced Bad Numbers is, so that it does not
 * count as a change (D-45).
 */
export function emptyCall(phones: readonly CustomerPhone[], context: CallContext): CallDraft {
  const [direction = 'Outbound Call'] = choicesFor(context.choices, context.statusCode).directions
  const [callable, ...others] = phones.filter(({ isBad }) => !isBad)
  const draft: CallDraft = {
    ...noOutcome,
    direction,
    phoneNumbers: [...phones].sort((a, b) => Number(b.isBest) - Number(a.isBest)).map(entryOf),
    activePhone: callable !== undefined && others.length === 0 ? callable.number : null,
    guide: null,
    notes: '',
    autoDialStatus: 'not-set',
  }
  return withForcedStatus(draft, context)
}

/** Another direction resets status, result and reason (O-142 to O-144). */
export const changeDirection = (
  draft: CallDraft,
  direction: CallDirection,
  context: CallContext,
): CallDraft =>
  direction === draft.direction ? draft : withForcedStatus({ ...draft, ...noOutcome, direction }, context)

/** Another status keeps result and reason only where it offers results (O-145). */
export const changeStatus = (draft: CallDraft, callStatus: CallStatus | null): CallDraft =>
  offersResults(callStatus) ? { ...draft, callStatus } : { ...draft, ...noOutcome, callStatus }

/** Choosing a result resets the reason (O-146). */
export const changeResult = (draft: CallDraft, callResult: CallResult | null): CallDraft => ({
  ...draft,
  callResult,
  reason: null,
})

/** Takes a reason. The placeholder of the choice is none (OP-041). */
export const changeReason = (draft: CallDraft, reason: string | null): CallDraft => ({
  ...draft,
  reason: chosenReason(reason),
})

export const changeNotes = (draft: CallDraft, notes: string): CallDraft => ({ ...draft, notes })

/** Whether a call can be about a number: it is listed, and not marked bad wherever it is. */
export const isCallable = (phones: readonly PhoneEntry[], digits: string): boolean =>
  phones.some(({ number, isBad }) => number === digits && !isBad)

/** Makes a number the one of the call; `null` makes it none. A number that is bad or not listed is not taken. */
export const choosePhone = (draft: CallDraft, digits: string | null): CallDraft =>
  digits === null || isCallable(draft.phoneNumbers, digits) ? { ...draft, activePhone: digits } : draft

const onFile = (phones: readonly PhoneEntry[], digits: string): readonly PhoneEntry[] =>
  phones.filter(({ number, isUserCustom }) => number === digits && !isUserCustom)

/**
 * Lists a number that the user typed and makes it the one of the call. A number that is also on file takes over whether
 * that is bad (OP-030), and a bad one is listed only. An extension is kept with the number. The left side says what is wrong
 * with the text.
 */
export function addCustomPhone(draft: CallDraft, text: string): E.Either<string, CallDraft> {
  const read = readPhone(text)
  if (E.isLeft(read)) return read
  const number = keptForm(read.right)
  const { phoneNumbers } = draft
  if (phoneNumbers.some((phone) => phone.isUserCustom && phone.number === number))
    return E.left('This phone number is already listed.')
  const isBad = onFile(phoneNumbers, number).length > 0 && !isCallable(phoneNumbers, number)
  const formatted = formatPhone(number)
  const custom: PhoneEntry = { title: 'Custom', number, formatted, isBad, isUserCustom: true, isBest: false }
  return E.right(choosePhone({ ...draft, phoneNumbers: [...phoneNumbers, custom] }, number))
}

/** Takes a typed number off the list. When it was the one of the call and is not on file, none is. */
export function removeCustomPhone(draft: CallDraft, digits: string): CallDraft {
  const phoneNumbers = draft.phoneNumbers.filter((phone) => !phone.isUserCustom || phone.number !== digits)
  const isGone = draft.activePhone === digits && !isCallable(phoneNumbers, digits)
  return { ...draft, phoneNumbers, activePhone: isGone ? null : draft.activePhone }
}

/**
 * Marks a number on file bad or good, wherever it is listed; a custom entry with the same digits follows (O-150, O-151,
 * OP-030). A custom number alone cannot be marked: the mark would have nowhere to be kept. The number of the call stops
 * being it when it is marked bad, for nobody was talked to on it; and Bad Numbers is forced or freed (O-147 to O-149).
 */
export function markPhone(draft: CallDraft, digits: string, isBad: boolean, context: CallContext): CallDraft {
  if (onFile(draft.phoneNumbers, digits).length === 0) return draft
  const phoneNumbers = draft.phoneNumbers.map((phone) =>
    phone.number === digits ? { ...phone, isBad } : phone,
  )
  const activePhone = isBad && draft.activePhone === digits ? null : draft.activePhone
  return withForcedStatus({ ...draft, phoneNumbers, activePhone }, context)
}
