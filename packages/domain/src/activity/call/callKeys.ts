import { noReasonText } from '../reasons'
import {
  changeReason,
  changeResult,
  changeStatus,
  choosePhone,
  forcesBadNumbers,
  type CallContext,
  type CallDraft,
} from './callDraft'
import { reasonOptions, resultOptions, statusOptions } from './callOptions'
import type { CallResult, CallStatus } from './callVocabulary'

/** What a number key chooses, one after the other. */
export type CallStep = 'status' | 'result' | 'reason'

/** One choice of a step. Its key is its place, counted from 1. */
export interface CallKeyChoice {
  readonly word: string
  readonly isDisabled: boolean
}

/** What the number keys choose now. */
export interface CallKeys {
  readonly step: CallStep
  readonly choices: readonly CallKeyChoice[]
}

/** The keys that choose. */
export const numberKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

const open = (words: readonly string[]): readonly CallKeyChoice[] =>
  words.map((word) => ({ word, isDisabled: false }))

/**
 * What the number keys choose for a draft: the status; once that offers results the result; once that takes a reason the reason.
 * The last step stays open, so that another number corrects it.
 *
 * @example callKeys({ ...draft, callStatus: 'Contacted' }, context).step // 'result'
 */
export function callKeys(draft: CallDraft, context: CallContext): CallKeys {
  const results = resultOptions(draft, context)
  if (results.length === 0) {
    const statuses = statusOptions(draft, context)
    return { step: 'status', choices: statuses.map(({ status: word, ...rest }) => ({ word, ...rest })) }
  }
  const reasons = reasonOptions(draft, context).filter((reason) => reason !== noReasonText)
  return reasons.length === 0
    ? { step: 'result', choices: open(results) }
    : { step: 'reason', choices: open(reasons) }
}

const changes: Readonly<Record<CallStep, (draft: CallDraft, word: string) => CallDraft>> = {
  status: (draft, word) => changeStatus(draft, word as CallStatus),
  result: (draft, word) => changeResult(draft, word as CallResult),
  reason: changeReason,
}

/** The draft after a number key; the same one where that has no choice, or one that cannot be recorded now (O-147 to O-149). */
export function chooseByKey(draft: CallDraft, key: string, context: CallContext): CallDraft {
  const { step, choices } = callKeys(draft, context)
  const choice = choices[Number(key) - 1]
  return choice === undefined || choice.isDisabled ? draft : changes[step](draft, choice.word)
}

/** The draft without the choice that was made last: its reason, else its result, else its status, unless that is forced. */
export function takeBackChoice(draft: CallDraft, context: CallContext): CallDraft {
  if (draft.reason !== null) return changeReason(draft, null)
  if (draft.callResult !== null) return changeResult(draft, null)
  return forcesBadNumbers(draft, context) ? draft : changeStatus(draft, null)
}

/** The draft with the next number that can be called, in the order of the list, and after the last one the first. */
export function chooseNextPhone(draft: CallDraft): CallDraft {
  const numbers = draft.phoneNumbers.flatMap(({ number, isBad }) => (isBad ? [] : [number]))
  const place = draft.activePhone === null ? -1 : numbers.indexOf(draft.activePhone)
  return choosePhone(draft, numbers[(place + 1) % numbers.length] ?? draft.activePhone)
}
