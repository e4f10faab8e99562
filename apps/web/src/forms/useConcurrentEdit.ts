import {
  concurrentEditRules,
  editField,
  mergeEdit,
  openedEdit,
  type EditChoice,
  type EditDraft,
  type EditRules,
  type MergedEdit,
} from '@retain/domain/edit/concurrentEdit'
import { useMemo } from 'react'
import { useDraft, type Draft } from './useDraft'

/** A form that edits what others may edit at the same time. */
export interface ConcurrentEdit<Fields, Valid> extends MergedEdit<Fields> {
  /** What is typed, and the choices, for saving and leaving. */
  readonly form: Draft<EditDraft<Fields>, Valid>
  /** What is on file now. */
  readonly onFile: Fields
  readonly write: <Field extends keyof Fields>(field: Field, value: Fields[Field]) => void
  readonly choose: (field: keyof Fields, choice: EditChoice) => void
}

/**
 * Edits what is on file, beside others: what somebody else saves meanwhile shows as soon as it is read, a field that both changed
 * is a conflict with both values, and nothing typed is lost.
 *
 * @param onFile what is on file now, as the form shows it; the same object until it is read anew.
 * @param rules the domain's; the same object from one drawing to the next unless they change.
 * @param keptAs as of `useDraft`.
 * @param start what the form begins with where that is more than what is on file, such as a copy of another record; the same object
 * from one drawing to the next. @default onFile
 * @example
 * const onFile = useMemo(() => customerDraft(customer), [customer])
 * const edit = useConcurrentEdit(onFile, customerRules, keptAs)
 * <TextField label="Email" value={edit.fields.email} onChange={(email) => edit.write('email', email)} />
 */
export function useConcurrentEdit<Fields extends object, Valid>(
  onFile: Fields,
  rules: EditRules<Fields, Valid>,
  keptAs: string | null,
  start: Fields = onFile,
): ConcurrentEdit<Fields, Valid> {
  const { isSame } = rules
  const opened = useMemo(() => ({ ...openedEdit(onFile), mine: start }), [onFile, start])
  const formRules = useMemo(() => concurrentEditRules(onFile, rules), [onFile, rules])
  const form = useDraft(opened, formRules, keptAs)
  const merged = useMemo(() => mergeEdit(form.draft, onFile, isSame), [form.draft, onFile, isSame])
  return {
    ...merged,
    form,
    onFile,
    write: (field, value) => form.update((draft) => editField(draft, onFile, isSame, field, value)),
    choose: (field, choice) =>
      form.update((draft) => ({ ...draft, choices: { ...draft.choices, [field]: choice } })),
  }
}
