import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as NEA from 'fp-ts/NonEmptyArray'
import type { DealTyped } from '../../deal/dealTypes'
import { phoneTitles, type CustomerPhone, type PhoneTitle } from '../../opportunity/sections'
import type { StatusCode } from '../../opportunity/status/statuses'
import type { Permission } from '../../session/user/permissions'
import type { ActionCode, ActionResultCode } from '../actionCodes'
import type { Call } from './call'
import { buildCallChoices, offersResults } from './callChoices'
import { addCustomPhone, emptyCall, type CallContext, type CallDraft } from './callDraft'
import { noLongerOwnsReason, type CallDirection, type CallStatus } from './callVocabulary'
import { valueOrErrors, type FieldError } from '../../validation/fieldError'
import { isOutcome, outcomeCodes } from '../outcomes'
import { validateCall, type CallField } from './validateCall'

/** A call as it is sent and recorded (api.md 2.9 logCall, O-442). */
export interface CallCodes {
  readonly action: ActionCode
  readonly actionResult: ActionResultCode
  readonly reason: string | null
  /** Ten digits of the number of the call, x and its extension behind them where it has one. */
  readonly contactInfo: string | null
  readonly notes: string
  /** What is bad of the phones on file from now on: Day, Evening and Mobile (OP-028). */
  readonly dayPhoneNumberIsBad: boolean
  readonly evePhoneNumberIsBad: boolean
  readonly cellPhoneNumberIsBad: boolean
}

const directionCodes = {
  'Outbound Call': 'OUT_CALL',
  'Inbound Call': 'IN_CALL',
} as const satisfies Record<CallDirection, ActionCode>

const statusResultCodes = {
  Contacted: 'CONTACTED',
  Busy: 'BUSY',
  'Left Message': 'LEFTMSG',
  'No Message': 'NOMSG',
  'Bad Numbers': 'BADNUM',
  'Inbound Call': 'INBOUNDCALL',
} as const satisfies Record<CallStatus, ActionResultCode>

const badFlags = {
  Day: 'dayPhoneNumberIsBad',
  Evening: 'evePhoneNumberIsBad',
  Mobile: 'cellPhoneNumberIsBad',
} as const satisfies Record<PhoneTitle, keyof CallCodes>

/** The codes by which a call is sent: those of its result, else of its status (OP-031 to OP-033). */
export function callCodes(call: Call): CallCodes {
  const { callResult, badPhones } = call
  return {
    action: directionCodes[call.direction],
    // No Action has no code of its own: it is remapped to the status (O-152, OP-031).
    actionResult: isOutcome(callResult) ? outcomeCodes[callResult] : statusResultCodes[call.callStatus],
    reason: call.reason,
    contactInfo: call.activePhone,
    notes: call.notes,
    dayPhoneNumberIsBad: badPhones.includes('Day'),
    evePhoneNumberIsBad: badPhones.includes('Evening'),
    cellPhoneNumberIsBad: badPhones.includes('Mobile'),
  }
}

/** What the server knows beside the codes that were sent. */
export interface CallReading {
  readonly statusCode: StatusCode
  readonly deal: DealTyped
  /** What the caller may do. */
  readonly roles: readonly Permission[]
  /** The phones on file. */
  readonly phones: readonly CustomerPhone[]
}

/** The fields of what was sent that can be wrong. */
export type CallCodeField = keyof CallCodes
type Wrong = FieldError<CallCodeField>
type Read<Value> = E.Either<NEA.NonEmptyArray<Wrong>, Value>

const codeFields: Readonly<Record<CallField, CallCodeField>> = {
  direction: 'action',
  callStatus: 'actionResult',
  callResult: 'actionResult',
  activePhone: 'contactInfo',
  phoneNumbers: 'contactInfo',
  reason: 'reason',
  notes: 'notes',
}

/** The field of the form behind each field that was sent, so that a refusal is shown where it can be put right. */
export const formFieldOf: Readonly<Record<CallCodeField, CallField>> = {
  action: 'direction',
  actionResult: 'callStatus',
  reason: 'reason',
  contactInfo: 'activePhone',
  notes: 'notes',
  dayPhoneNumberIsBad: 'phoneNumbers',
  evePhoneNumberIsBad: 'phoneNumbers',
  cellPhoneNumberIsBad: 'phoneNumbers',
}

const keyOf = <Key extends string>(codes: Readonly<Record<Key, string>>, code: string): Key | undefined =>
  (Object.keys(codes) as Key[]).find((key) => codes[key] === code)

type Outcome = Pick<CallDraft, 'direction' | 'callStatus' | 'callResult'>

/** Direction, status and result behind the codes. The results are the same for both directions. */
function outcomeOf({ action, actionResult }: CallCodes): Read<Outcome> {
  const direction = keyOf(directionCodes, action)
  if (direction === undefined)
    return E.left([{ field: 'action', message: 'A call is an Outbound Call or an Inbound Call.' }])
  const callResult = keyOf(outcomeCodes, actionResult)
  if (callResult !== undefined)
    return E.right({
      direction,
      callStatus: direction === 'Outbound Call' ? 'Contacted' : 'Inbound Call',
      callResult,
    })
  const callStatus = keyOf(statusResultCodes, actionResult)
  if (callStatus === undefined)
    return E.left([{ field: 'actionResult', message: 'A call cannot come to this result.' }])
  return E.right({ direction, callStatus, callResult: offersResults(callStatus) ? 'No Action' : null })
}

/** Errors that the form cannot make, only a request that was built otherwise. */
function wrongCodes(codes: CallCodes, phones: readonly CustomerPhone[]): readonly Wrong[] {
  const unknownPhones = phoneTitles
    .filter((title) => codes[badFlags[title]] && !phones.some((phone) => phone.title === title))
    .map((title): Wrong => ({ field: badFlags[title], message: `There is no ${title} number on file.` }))
  if (codes.actionResult !== outcomeCodes['No Longer Owns'] || codes.reason === noLongerOwnsReason)
    return unknownPhones
  const message = `The reason of No Longer Owns is "${noLongerOwnsReason}"`
  return [...unknownPhones, { field: 'reason', message }]
}

/** The draft by which the form would have sent these codes. Its number may be one that the user typed. */
function draftOf(codes: CallCodes, outcome: Outcome, phones: readonly CustomerPhone[], context: CallContext) {
  const { contactInfo, notes } = codes
  const marked = phones.map((phone) => ({ ...phone, isBad: codes[badFlags[phone.title]] }))
  const reason = outcome.callResult === 'No Longer Owns' ? null : codes.reason
  const draft: CallDraft = { ...emptyCall(marked, context), ...outcome, reason, notes }
  const listed = contactInfo === null ? draft : E.getOrElse(() => draft)(addCustomPhone(draft, contactInfo))
  return { ...listed, activePhone: contactInfo }
}

/**
 * The call behind the codes that were sent: the server's way back from `callCodes`, by the rules and in the words of
 * the form, with the fields named as they were sent. It refuses every combination of direction, status, result, reason,
 * phone and notes that the form could not have saved for this opportunity, these phones and these roles. A number that
 * is not on file is one that the user typed. Marks are what the phones on file are from now on, so that every number
 * that is marked bad counts as bad already, and none of them can be the number of the call.
 *
 * No Longer Owns by somebody who is no manager is wrong here too; the route answers it with a 403 before (api.md 2.9).
 */
export function readCall(codes: CallCodes, { statusCode, deal, roles, phones }: CallReading): Read<Call> {
  const context: CallContext = { statusCode, deal, choices: buildCallChoices(roles) }
  return pipe(
    outcomeOf(codes),
    E.chain((outcome) =>
      valueOrErrors(wrongCodes(codes, phones), () => draftOf(codes, outcome, phones, context)),
    ),
    E.chain((draft) =>
      pipe(
        validateCall(draft, context),
        E.mapLeft(NEA.map(({ field, message }) => ({ field: codeFields[field], message }))),
      ),
    ),
  )
}
