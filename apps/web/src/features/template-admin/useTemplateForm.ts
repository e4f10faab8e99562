import { templateSavedText, type Template, type TemplateScreen } from '@retain/domain/templates/template'
import {
  emptyTemplate,
  isSameTemplateField,
  templateDraft,
  templateFields,
  templateNoun,
  validateTemplate,
  type TemplateFields,
  type TemplateRequest,
} from '@retain/domain/templates/templateEdit'
import { printShownTemplate, type ShownTemplate } from '@retain/domain/templates/templatePath'
import { useMemo } from 'react'
import { useConcurrentEdit } from '../../forms/useConcurrentEdit'
import { useDraftName } from '../../forms/useDraftName'
import { useFieldMessages } from '../../forms/useFieldMessages'
import { useSaving } from '../../forms/useSaving'
import { templateAdminApi } from './templateAdminApi'

/** What is edited, and where. */
export interface EditedTemplate {
  readonly screen: TemplateScreen
  readonly shown: ShownTemplate
  /** The saved one; `null` for one that is new. */
  readonly template: Template | null
  /** What a new one begins with; `null` for nothing. */
  readonly copied: TemplateFields | null
  /** The store in which it is saved. */
  readonly hyperionId: string
  readonly onSaved: (saved: Template) => void
}

/** The fields that show their own messages. */
const fields = ['name', 'templateTypeName', 'templateCategory', 'subject', 'body']

const { createTemplate, updateTemplate } = templateAdminApi.endpoints

/**
 * The form of a template: beside others who edit the same one, and kept in this browser until it is saved or discarded
 * (O-362, O-383, O-491, O-492).
 */
export function useTemplateForm({ screen, shown, template, copied, hyperionId, onSaved }: EditedTemplate) {
  const firstType = screen === 'CallGuides' ? 'call' : 'email'
  const onFile = useMemo(
    () => templateFields(template === null ? emptyTemplate(firstType) : templateDraft(template)),
    [template, firstType],
  )
  const templateId = template?.templateId ?? null
  const rules = useMemo(
    () => ({
      isSame: isSameTemplateField,
      validate: (typed: TemplateFields) => validateTemplate({ ...typed, templateId }, hyperionId),
    }),
    [templateId, hyperionId],
  )
  const form = (template?.templateTypeName ?? firstType) === 'call' ? 'callGuide' : 'emailTemplate'
  const keptAs = useDraftName(form, printShownTemplate(shown))
  const edit = useConcurrentEdit(onFile, rules, keptAs, copied ?? onFile)
  const saving = useSaving(edit.form, {
    noun: templateNoun,
    send: ({ templateId: id, ...body }: TemplateRequest, idempotencyKey) =>
      template === null || id === null
        ? createTemplate.initiate({ body, idempotencyKey }, { track: false })
        : updateTemplate.initiate(
            { body: { ...body, templateId: id }, version: template.version },
            { track: false },
          ),
    savedText: templateSavedText,
    staleTags: ['Template'],
    onSaved,
  })
  const messages = useFieldMessages(edit.form, saving, fields, false)
  const write = <Field extends keyof TemplateFields>(field: Field, value: TemplateFields[Field]) => {
    messages.touch(field)
    edit.write(field, value)
  }
  return { edit, saving, messages, write, isNew: template === null }
}

/** The form of a template. */
export type TemplateForm = ReturnType<typeof useTemplateForm>
