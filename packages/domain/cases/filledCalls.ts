import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { actionCodes, actionResultCodes } from '../src/activity/actionCodes'
import type { Call } from '../src/activity/call/call'
import type { CallCodes, CallReading } from '../src/activity/call/callCodes'
import {
  addCustomPhone,
  changeDirection,
  changeNotes,
  changeReason,
  changeResult,
  changeStatus,
  choosePhone,
  markPhone,
  removeCustomPhone,
  emptyCall,
  type CallContext,
  type CallDraft,
} from '../src/activity/call/callDraft'
import {
  callDirections,
  callResults,
  callStatuses,
  noLongerOwnsReason,
} from '../src/activity/call/callVocabulary'
import { dealTypes } from '../src/deal/dealTypes'
import { phoneTitles } from '../src/opportunity/sections'
import { statusGroups } from '../src/opportunity/status/statusGroups'
import { statusCodes } from '../src/opportunity/status/statuses'
import { associate, day, evening, manager, mobile, typed } from './calls'

const numbers = [day, evening, mobile, typed]
const reasons = [
  null,
  '',
  'Please select a reason',
  'Vehicle damaged',
  'Lease-wants to buy vehicle',
  noLongerOwnsReason,
]

const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values)

/** Mostly one of the values that can be right, so that few of the calls are refused before the rule in question. */
const mostly = <Value>(right: readonly Value[], others: readonly Value[]) =>
  fc.oneof({ weight: 6, arbitrary: oneOf(right) }, oneOf(others))

const anyNotes = mostly(['Sold it', ' Sold it\n'], ['', ' ', 'a'.repeat(4_000), 'a'.repeat(4_001)])
const anyMark = mostly([false], [true])

/** A customer of any status and deal with up to three phones, seen by somebody of any roles. */
export const anyReading: fc.Arbitrary<CallReading> = fc.record({
  statusCode: mostly(statusGroups['All Active'], statusCodes),
  deal: fc.record({ dealType: oneOf(dealTypes), dealTypeCode: oneOf([null, ...dealTypes]) }),
  roles: mostly([associate, manager], [[]]),
  phones: fc
    .record({
      titles: fc.subarray([...phoneTitles]),
      digits: fc.shuffledSubarray(numbers, { minLength: 3 }),
      marks: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
    })
    .map(({ titles, digits, marks }) =>
      titles.map((title, index) => ({
        title,
        number: digits[index] ?? day,
        ext: null,
        isBad: marks[index] ?? false,
        isBest: index === 1,
      })),
    ),
})

type Step = (draft: CallDraft, context: CallContext) => CallDraft

const anyDirection = oneOf(callDirections).map(
  (direction): Step =>
    (draft, context) =>
      changeDirection(draft, direction, context),
)
const anyStatus = oneOf([null, ...callStatuses]).map(
  (status): Step =>
    (draft) =>
      changeStatus(draft, status),
)
const anyResult = oneOf([null, ...callResults]).map(
  (result): Step =>
    (draft) =>
      changeResult(draft, result),
)
const anyReason = oneOf(reasons).map(
  (reason): Step =>
    (draft) =>
      changeReason(draft, reason),
)
const anyText = anyNotes.map(
  (text): Step =>
    (draft) =>
      changeNotes(draft, text),
)
const anyChoice = mostly(numbers, [null]).map(
  (digits): Step =>
    (draft) =>
      choosePhone(draft, digits),
)
const anyPhoneStep: fc.Arbitrary<Step> = fc.oneof(
  oneOf(numbers).map(
    (text): Step =>
      (draft) =>
        E.getOrElse(() => draft)(addCustomPhone(draft, text)),
  ),
  oneOf(numbers).map(
    (digits): Step =>
      (draft) =>
        removeCustomPhone(draft, digits),
  ),
  fc.tuple(oneOf(numbers), anyMark).map(
    ([digits, isBad]): Step =>
      (draft, context) =>
        markPhone(draft, digits, isBad, context),
  ),
)
const anyStep = fc.oneof(anyDirection, anyStatus, anyResult, anyReason, anyText, anyChoice, anyPhoneStep)

const conversations = callResults.flatMap((result) =>
  (['Contacted', 'Inbound Call'] as const).map((status) => ({ status, result })),
)
const attempts = (['Busy', 'Left Message', 'No Message', 'Bad Numbers'] as const).map((status) => ({
  status,
  result: null,
}))
/** What fits together, from direction to reason. */
const anyOutcome = oneOf([...conversations, ...attempts]).map(
  ({ status, result }): Step =>
    (draft, context) => {
      const direction = status === 'Inbound Call' ? status : 'Outbound Call'
      const chosen = changeStatus(changeDirection(draft, direction, context), status)
      return changeReason(
        changeResult(chosen, result),
        result === 'Not Interested' ? 'Vehicle damaged' : null,
      )
    },
)

/** Things that a user does on the form: with the phones, then from top to bottom, then here and there. */
export const anySteps: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    fc.array(anyPhoneStep, { maxLength: 4 }),
    fc.tuple(anyChoice, anyOutcome, anyText),
    fc.array(anyStep, { maxLength: 2 }),
  )
  .map((parts) => parts.flat())

/** The draft after the user did all of them. */
export const fill = (draft: CallDraft, steps: readonly Step[], context: CallContext): CallDraft =>
  steps.reduce((filled, step) => step(filled, context), draft)

/** What anybody could send. */
export const anyCodes: fc.Arbitrary<CallCodes> = fc.record({
  action: mostly(['OUT_CALL', 'IN_CALL'], actionCodes),
  actionResult: oneOf(actionResultCodes),
  reason: mostly([null, 'Vehicle damaged', noLongerOwnsReason], reasons),
  contactInfo: mostly(numbers, [null, '(555) 014 - 0182', 'x']),
  notes: anyNotes,
  dayPhoneNumberIsBad: anyMark,
  evePhoneNumberIsBad: anyMark,
  cellPhoneNumberIsBad: anyMark,
})

/** The form, filled in by hand so that it holds a call: marks first, then from top to bottom. */
export function formFor(call: Call, { phones }: CallReading, context: CallContext): CallDraft {
  const marked = phones.reduce(
    (draft, { title, number }) => markPhone(draft, number, call.badPhones.includes(title), context),
    changeDirection(emptyCall(phones, context), call.direction, context),
  )
  const { activePhone } = call
  const isListed = activePhone === null || phones.some(({ number }) => number === activePhone)
  const listed = isListed ? marked : E.getOrElse(() => marked)(addCustomPhone(marked, activePhone))
  const answered = changeResult(
    changeStatus(choosePhone(listed, activePhone), call.callStatus),
    call.callResult,
  )
  const reason = call.callResult === 'No Longer Owns' ? null : call.reason
  return changeNotes(changeReason(answered, reason), call.notes)
}
