import * as E from 'fp-ts/Either'
import type { FieldError } from '../validation/fieldError'

/** Whose value of a field is kept where two people changed it. */
export type EditChoice = 'mine' | 'theirs'

/** What somebody edits, while somebody else may save the same. JSON-safe where its fields are. */
export interface EditDraft<Fields> {
  /** The fields as they were read when each of them was first changed. */
  readonly base: Fields
  /** The fields as they are typed. */
  readonly mine: Fields
  /** What was chosen for fields that both changed. What was not chosen is kept beside it, so that a choice can be changed. */
  readonly choices: Readonly<Record<string, EditChoice | undefined>>
}

/** Whether a field is the same in two versions, however it is written. */
export type IsSameField<Fields> = (field: keyof Fields, one: Fields, other: Fields) => boolean

/** What the fields of an edit depend on. */
export interface EditRules<Fields, Valid> {
  readonly isSame: IsSameField<Fields>
  /** What would be saved, or what is wrong and where. */
  readonly validate: (fields: Fields) => E.Either<readonly FieldError[], Valid>
}

/** A field that both changed, to different values. */
export interface EditConflict<Fields> {
  readonly field: keyof Fields
  /** `null` until somebody chooses. */
  readonly choice: EditChoice | null
}

/** What an edit comes to, with what is on file by now. */
export interface MergedEdit<Fields> {
  /** What the form shows and saves: of a conflict that is undecided, what was typed. */
  readonly fields: Fields
  readonly conflicts: readonly EditConflict<Fields>[]
  /** The fields that saving changes. */
  readonly changed: readonly (keyof Fields)[]
}

/** What is said of a conflict that is undecided. */
export const undecidedText = 'Choose which value is kept.'

/** An edit as it opens. */
export const openedEdit = <Fields>(onFile: Fields): EditDraft<Fields> => ({
  base: onFile,
  mine: onFile,
  choices: {},
})

const namesOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields)[]

/**
 * A field after it was typed into. One that had not been changed before is compared from now on with what is on file now: that is
 * what the form showed.
 *
 * @example editField(openedEdit(onFile), onFile, isSame, 'email', 'hana@example.com').mine.email // 'hana@example.com'
 */
export function editField<Fields extends object, Field extends keyof Fields>(
  { base, mine, choices }: EditDraft<Fields>,
  theirs: Fields,
  isSame: IsSameField<Fields>,
  field: Field,
  value: Fields[Field],
): EditDraft<Fields> {
  const from = isSame(field, base, mine) ? theirs : base
  return { base: { ...base, [field]: from[field] }, mine: { ...mine, [field]: value }, choices }
}

/**
 * Brings together what was read, what somebody typed and what is on file by now, field by field: what only one of both changed is
 * taken from that one, what both changed to different values is a conflict.
 *
 * @param theirs what is on file now.
 * @example
 * mergeEdit({ base: { a: 1, b: 1 }, mine: { a: 2, b: 1 }, choices: {} }, { a: 1, b: 3 }, isSame).fields // { a: 2, b: 3 }
 */
export function mergeEdit<Fields extends object>(
  { base, mine, choices }: EditDraft<Fields>,
  theirs: Fields,
  isSame: IsSameField<Fields>,
): MergedEdit<Fields> {
  const names = namesOf(theirs)
  const isTyped = (field: keyof Fields) => !isSame(field, mine, base)
  const conflicts = names
    .filter((field) => isTyped(field) && !isSame(field, theirs, base) && !isSame(field, mine, theirs))
    .map((field) => ({ field, choice: choices[String(field)] ?? null }))
  const isGivenUp = (field: keyof Fields) =>
    conflicts.some((conflict) => conflict.field === field && conflict.choice === 'theirs')
  const kept = names.filter((field) => isTyped(field) && !isGivenUp(field))
  const fields = { ...theirs }
  // What only is written otherwise stays as it is written: somebody may be typing it.
  for (const field of names)
    if (kept.includes(field) || isSame(field, mine, theirs)) fields[field] = mine[field]
  return { fields, conflicts, changed: kept.filter((field) => !isSame(field, mine, theirs)) }
}

/**
 * The rules of a form that edits what others may edit as well: nothing is saved while a conflict is undecided or nothing differs
 * from what is on file, and leaving asks as long as something typed is not on file.
 *
 * @param theirs what is on file now.
 */
export const concurrentEditRules = <Fields extends object, Valid>(
  theirs: Fields,
  { isSame, validate }: EditRules<Fields, Valid>,
) => ({
  validate: (draft: EditDraft<Fields>): E.Either<readonly FieldError[], Valid> => {
    const { fields, conflicts, changed } = mergeEdit(draft, theirs, isSame)
    const undecided = conflicts.filter(({ choice }) => choice === null)
    if (undecided.length > 0)
      return E.left(undecided.map(({ field }) => ({ field: String(field), message: undecidedText })))
    return changed.length === 0 ? E.left([]) : validate(fields)
  },
  isDirty: ({ base, mine }: EditDraft<Fields>): boolean =>
    namesOf(mine).some((field) => !isSame(field, mine, base) && !isSame(field, mine, theirs)),
})
