import type { Either } from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { cleanSubject, emailBodyLimit, subjectLimit } from '../activity/email/validateEmail'
import { fieldErrors, valueOrErrors, type FieldError } from '../validation/fieldError'
import { isEmptyHtml, isSameHtml } from '../text/html/emptyHtml'
import { utf8Length } from '../text/utf8Length'
import type { Template, TemplateCategory, TemplateTypeName } from './template'

/** What is saved, in the middle of a sentence. */
export const templateNoun = 'template'

/** What the screen holds while a template is filled in. */
export interface TemplateDraft {
  /** `null` of a new one. */
  readonly templateId: string | null
  readonly name: string
  readonly templateTypeName: TemplateTypeName
  readonly templateCategory: TemplateCategory | null
  readonly subject: string
  readonly body: string
}

/** What is saved of a template; the store decides which brand or store it belongs to (OP-119). */
export interface TemplateRequest {
  readonly templateId: string | null
  readonly name: string
  readonly templateTypeName: TemplateTypeName
  readonly templateCategory: TemplateCategory
  /** The active store. */
  readonly hyperionId: string
  readonly subject: string | null
  readonly body: string
}

/** The fields of the form that can be wrong; they are named alike on the wire. */
export type TemplateField = 'name' | 'templateCategory' | 'subject' | 'body'

/** The longest name, in characters (api.md 1.2, sizes). */
export const templateNameLimit = 100

/** A new template of a type, before anything is filled in. */
export const emptyTemplate = (templateTypeName: TemplateTypeName): TemplateDraft => ({
  templateId: null,
  name: '',
  templateTypeName,
  templateCategory: null,
  subject: '',
  body: '',
})

/** A template as the form opens with it. */
export const templateDraft = ({
  templateId,
  name,
  templateTypeName,
  templateCategory,
  subject,
  body,
}: Template): TemplateDraft => ({
  templateId,
  name,
  templateTypeName,
  templateCategory,
  subject: subject ?? '',
  body,
})

const wrongName = (name: string): string | null => {
  const { length } = name.trim()
  if (length === 0) return 'A name is needed.'
  return length > templateNameLimit ? 'A name can hold up to 100 characters.' : null
}

const wrongSubject = (subject: string, type: TemplateTypeName): string | null => {
  const { length } = cleanSubject(subject)
  if (length === 0 && type === 'email') return 'A subject is needed.'
  return length > subjectLimit ? 'A subject can hold up to 200 characters.' : null
}

const wrongBody = (body: string): string | null => {
  if (isEmptyHtml(body)) return 'A text is needed.'
  return utf8Length(body) > emailBodyLimit ? 'A template can hold up to 200 KB.' : null
}

/**
 * What a draft saves, or everything that it still needs: a name, a level, a text that shows something, and for emails a
 * subject (O-385, OP-120).
 *
 * @example validateTemplate(emptyTemplate('call'), hyperionId) // left: name, 'A name is needed.'; templateCategory, …
 */
export function validateTemplate(
  draft: TemplateDraft,
  hyperionId: string,
): Either<NonEmptyArray<FieldError<TemplateField>>, TemplateRequest> {
  const { templateId, templateTypeName, templateCategory, body } = draft
  const errors = fieldErrors<TemplateField>([
    ['name', wrongName(draft.name)],
    ['templateCategory', templateCategory === null ? 'A level is needed.' : null],
    ['subject', wrongSubject(draft.subject, templateTypeName)],
    ['body', wrongBody(body)],
  ])
  const subject = cleanSubject(draft.subject)
  return valueOrErrors(errors, () => ({
    templateId,
    name: draft.name.trim(),
    templateTypeName,
    // Without a level something is wrong, and nothing is made.
    templateCategory: templateCategory as TemplateCategory,
    hyperionId,
    subject: subject === '' ? null : subject,
    body,
  }))
}

/** What the form of a template is edited by: its draft without the id. */
export type TemplateFields = Omit<TemplateDraft, 'templateId'>

/** The fields of a draft. */
export const templateFields = ({
  name,
  templateTypeName,
  templateCategory,
  subject,
  body,
}: TemplateDraft): TemplateFields => ({ name, templateTypeName, templateCategory, subject, body })

/**
 * Whether a field is the same in two drafts. Blanks around a text, and what an editor leaves of an empty one, make no
 * difference.
 *
 * @example isSameTemplateField('name', { ...fields, name: ' Lease end ' }, { ...fields, name: 'Lease end' }) // true
 */
export function isSameTemplateField(
  field: keyof TemplateFields,
  one: TemplateFields,
  other: TemplateFields,
): boolean {
  switch (field) {
    case 'name':
    case 'subject':
      return one[field].trim() === other[field].trim()
    case 'body':
      return isSameHtml(one.body, other.body)
    case 'templateTypeName':
    case 'templateCategory':
      return one[field] === other[field]
  }
}

/**
 * A template as a new one that begins with what another holds.
 *
 * @example copiedFields(fields).name // 'Copy of Lease end'
 */
export const copiedFields = (fields: TemplateFields): TemplateFields => ({
  ...fields,
  name: `Copy of ${fields.name.trim()}`.slice(0, templateNameLimit),
})
