import { instantFromEpoch, type Instant } from '@retain/domain/calendar/instant'
import { messagesByField, type FieldError } from '@retain/domain/validation/fieldError'
import * as E from 'fp-ts/Either'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { keptDrafts } from '../core/browser/keptDrafts'
import { checked } from './checked'

/** The domain's rules of a form. */
export interface DraftRules<D, Valid> {
  /** What would be saved, or what is wrong and where; without any message where there is nothing to save. */
  readonly validate: (draft: D) => E.Either<readonly FieldError[], Valid>
  /** Whether leaving would lose something. */
  readonly isDirty: (draft: D, initial: D) => boolean
}

/**
 * The rules of a form in which nothing can be wrong.
 *
 * @param read what would be saved; `null` for nothing.
 * @example
 * const rules = useMemo(() => withoutErrors(changedFlags, isFlagPanelDirty), [changedFlags])
 */
export const withoutErrors = <D, Valid>(
  read: (draft: D) => Valid | null,
  isDirty: DraftRules<D, Valid>['isDirty'],
): DraftRules<D, Valid> => ({
  validate: (draft) => {
    const valid = read(draft)
    return valid === null ? E.left([]) : E.right(valid)
  },
  isDirty,
})

/** A form while it is filled. */
export interface Draft<D, Valid> {
  readonly draft: D
  readonly update: (change: (draft: D) => D) => void
  /** The first thing that is wrong with each field. */
  readonly errors: Readonly<Record<string, string>>
  /** What would be saved; `null` while something is wrong. */
  readonly valid: Valid | null
  readonly isDirty: boolean
  /** Back to how the form opens; what is saved next is something new. */
  readonly reset: () => void
  /** One for all attempts to save this draft, so that however often it is sent it is recorded once. */
  readonly idempotencyKey: string
  /** The next attempt counts as something new although the draft is kept. Answers the new key. */
  readonly renewKey: () => string
  /** When it was typed, where it comes from before a reload, a crash, another sign-in or another window; `null` where it does not. */
  readonly restoredFrom: Instant | null
}

const noErrors: Readonly<Record<string, string>> = {}

/**
 * The content of a form. Until the first change the draft is `initial`, which may still change as the page loads; from
 * then on it is kept, whatever happens around it, until `reset`. Errors and dirty are derived from it and never stored.
 *
 * @param rules the domain's; the same object from one drawing to the next unless they change.
 * @param keptAs the name under which a dirty draft, which is JSON-safe, is kept in this browser until it is saved or reset; the
 * same for as long as the form is there. @default it is not kept
 * @returns the same object until something of it changes.
 * @example
 * const name = printDraftName({ userName, form: 'call', recordId: opptId })
 * const { draft, update, errors, valid, isDirty } = useDraft(emptyCall(phones, context), rules, name)
 */
export function useDraft<D, Valid>(
  initial: D,
  { validate, isDirty: isDirtyBy }: DraftRules<D, Valid>,
  keptAs: string | null = null,
): Draft<D, Valid> {
  const [restored, setRestored] = useState(() => (keptAs === null ? null : keptDrafts.read(keptAs, initial)))
  const [changed, setChanged] = useState<{ readonly draft: D } | null>(restored)
  const [idempotencyKey, setIdempotencyKey] = useState(() => restored?.idempotencyKey ?? newKey())
  const draft = changed === null ? initial : changed.draft
  const isDirty = changed !== null && isDirtyBy(draft, initial)

  const update = useCallback(
    (change: (draft: D) => D) =>
      setChanged((current) => ({ draft: change(current === null ? initial : current.draft) })),
    [initial],
  )
  const renewKey = useCallback(() => {
    const key = newKey()
    setIdempotencyKey(key)
    return key
  }, [])
  const reset = useCallback(() => {
    setChanged(null)
    setRestored(null)
    renewKey()
    // Not left to the effect: whoever resets a form may leave its page at once.
    if (keptAs !== null) keptDrafts.remove(keptAs, restored)
  }, [renewKey, keptAs, restored])
  useEffect(() => {
    if (keptAs === null || changed === null || changed === restored) return
    const keptAt = instantFromEpoch(Date.now())
    if (isDirty) keptDrafts.write(keptAs, { draft: changed.draft, idempotencyKey, keptAt }, restored)
    else keptDrafts.remove(keptAs, restored)
  }, [keptAs, changed, restored, isDirty, idempotencyKey])
  useEffect(() => {
    if (restored === null || changed !== restored) return
    // Saved or discarded in another window, and not touched in this one.
    return keptDrafts.onRemoved(restored, () => {
      setChanged(null)
      setRestored(null)
      renewKey()
    })
  }, [restored, changed, renewKey])

  const { valid, error } = useMemo(() => checked(validate(draft)), [validate, draft])
  const errors = useMemo(() => (error === null ? noErrors : messagesByField(error)), [error])
  const restoredFrom = restored?.keptAt ?? null
  return useMemo(
    () => ({ draft, update, errors, valid, isDirty, reset, idempotencyKey, renewKey, restoredFrom }),
    [draft, update, errors, valid, isDirty, reset, idempotencyKey, renewKey, restoredFrom],
  )
}

const newKey = (): string => crypto.randomUUID()
