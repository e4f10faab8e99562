import { useCallback, useState } from 'react'
import type { Draft } from './useDraft'
import type { Saving } from './useSaving'

/** The message of a field: an error, or a quiet hint of what is missing. */
export interface FieldMessage {
  readonly error?: string
  readonly hint?: string | undefined
}

/** The messages of a form. */
export interface FieldMessages {
  /** The props of a field. */
  readonly at: (field: string) => FieldMessage
  /** The field was changed: what it lacks is an error from now on. The same function while the draft has the same key. */
  readonly touch: (field: string) => void
  /** The message beside the buttons: that the form is being saved, or an error of a field that shows none itself. */
  readonly foot: { readonly message: string | undefined; readonly isError: boolean }
}

const none: ReadonlySet<string> = new Set()

/**
 * The messages of a form at their places. What a field lacks is a hint until the field is touched or the service has refused
 * it; everything else is shown beside the buttons.
 *
 * @param fields the fields that show their own messages.
 * @param isReadOnly nothing is missing where nothing can be written.
 * @example
 * const messages = useFieldMessages(form, saving, ['date', 'notes'], isReadOnly)
 * <TextArea value={form.draft.notes} {...messages.at('notes')} onChange={…} />
 * <FormFoot {...messages.foot}>…</FormFoot>
 */
export function useFieldMessages(
  { errors, idempotencyKey }: Pick<Draft<unknown, unknown>, 'errors' | 'idempotencyKey'>,
  { refused, note }: Pick<Saving, 'refused' | 'note'>,
  fields: readonly string[],
  isReadOnly: boolean,
): FieldMessages {
  // The next draft has another key, and none of its fields has been touched.
  const [touched, setTouched] = useState({ idempotencyKey, fields: none })
  const touchedFields = touched.idempotencyKey === idempotencyKey ? touched.fields : none
  const touch = useCallback(
    (field: string) =>
      setTouched((current) => {
        const before = current.idempotencyKey === idempotencyKey ? current.fields : none
        return before.has(field) ? current : { idempotencyKey, fields: new Set(before).add(field) }
      }),
    [idempotencyKey],
  )
  const otherIn = (messages: Readonly<Record<string, string>>) =>
    Object.entries(messages).find(([field]) => !fields.includes(field))?.[1]

  const foot = () => {
    if (note?.isError === false) return { message: note.text, isError: false }
    const wrong = [note?.text, otherIn(refused)].filter((text) => text !== undefined).join(' ')
    if (wrong !== '') return { message: wrong, isError: true }
    return { message: isReadOnly ? undefined : otherIn(errors), isError: false }
  }
  return {
    at: (field) => {
      if (isReadOnly) return {}
      const error = refused[field] ?? (touchedFields.has(field) ? errors[field] : undefined)
      return error === undefined ? { hint: errors[field] } : { error }
    },
    touch,
    foot: foot(),
  }
}
