import {
  callKeys,
  chooseByKey,
  chooseNextPhone,
  numberKeys,
  takeBackChoice,
  type CallKeys as Offered,
} from '@retain/domain/activity/call/callKeys'
import type { CallDraft } from '@retain/domain/activity/call/callDraft'
import { useAnnouncer } from '@retain/ui/announcer'
import { useCoarsePointer } from '@retain/ui/coarse-pointer'
import { useState, type ReactNode, type RefObject } from 'react'
import { useCharacterKeys } from '../../../shell/characterKeys'
import { usePageKey } from '../../../shell/pageKeys'
import type { CallForm } from './useCallForm'

/** The keys of the form of a call. */
export interface CallKeys extends Offered {
  /** Whether the keys show beside what they choose: not on a device without them, nor where they are switched off. */
  readonly areShown: boolean
  /** One of them has been pressed: those of result and reason show too. */
  readonly areInUse: boolean
  /** What was chosen, for those who do not see it. */
  readonly spoken: ReactNode
}

interface CallKeysOptions {
  readonly form: CallForm
  /** Nothing can be written, or it is being saved. */
  readonly isOff: boolean
  /** The element around the fields. */
  readonly fields: RefObject<HTMLElement | null>
}

/** What the change of a key says: the word that is new in the outcome of the call. */
const wordOf = ({ callStatus, callResult, reason }: CallDraft): string =>
  reason ?? callResult ?? callStatus ?? 'Nothing chosen'

/**
 * Number keys choose status, result and reason one after the other, p the phone number, n leads to the notes, Backspace takes the
 * last choice back; wherever the focus is, but where one types. The focus goes into the form with the first of them, so that Ctrl
 * and Enter save it.
 */
export function useCallKeys({ form, isOff, fields }: CallKeysOptions): CallKeys {
  const { draft, update, context, arePhonesKnown } = form
  const hasNoKeys = useCoarsePointer()
  const areOn = useCharacterKeys()
  const { spoken, say } = useAnnouncer()
  const [areInUse, setInUse] = useState(false)
  const change = (next: CallDraft, said: string) => {
    if (isOff || !arePhonesKnown) return false
    setInUse(true)
    if (fields.current?.contains(document.activeElement) !== true)
      fields.current?.querySelector<HTMLElement>('input:checked')?.focus()
    if (next === draft) return true
    say(said)
    update(() => next)
    return true
  }
  const choose = (next: CallDraft) => change(next, wordOf(next))
  usePageKey(numberKeys, 'Status of the call, then its result, then the reason', (key) =>
    choose(chooseByKey(draft, key, context)),
  )
  usePageKey('Backspace', 'Take back the last of these', () => choose(takeBackChoice(draft, context)))
  usePageKey('p', 'Next phone number', () => {
    const next = chooseNextPhone(draft)
    const phone = next.phoneNumbers.find(({ number }) => number === next.activePhone)
    return change(next, phone?.formatted ?? '')
  })
  usePageKey('n', 'Notes of the call; Ctrl + Enter saves it', () => {
    const notes = fields.current?.querySelector<HTMLElement>('textarea')
    notes?.focus()
    return notes !== undefined && notes !== null
  })
  const areShown = areOn && !hasNoKeys && !isOff
  return { ...callKeys(draft, context), areShown, areInUse: areInUse && areShown, spoken }
}
