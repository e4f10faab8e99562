import { subjectLimit } from '@retain/domain/activity/email/validateEmail'
import { placeholders } from '@retain/domain/templates/placeholders'
import {
  templateCategories,
  templateKinds,
  templateTypeNames,
  type TemplateCategory,
  type TemplateTypeName,
} from '@retain/domain/templates/template'
import { templateNameLimit, type TemplateFields } from '@retain/domain/templates/templateEdit'
import { excerpt } from '@retain/domain/text/excerpt'
import { htmlText } from '@retain/domain/text/html/escapeHtml'
import { Banner } from '@retain/ui/banner'
import { CardFrame } from '@retain/ui/card-frame'
import { FormFields, FormRow } from '@retain/ui/form-layout'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { Select } from '@retain/ui/select'
import { TextField } from '@retain/ui/text-field'
import { conflictText, EditField } from '../../forms/EditField'
import { LazyPlaceholderField } from '../../forms/LazyPlaceholderField'
import { LazyRichTextEditor } from '../../forms/LazyRichTextEditor'
import { RestoredNotice } from '../../forms/RestoredNotice'
import { TemplateFoot } from './TemplateFoot'
import { UnknownPlaceholders } from './UnknownPlaceholders'
import type { TemplateForm } from './useTemplateForm'

interface TemplateEditorProps {
  readonly form: TemplateForm
  /** The types that a new template may have. */
  readonly types: readonly TemplateTypeName[]
  /** Somebody else deleted it: what was typed stays, and can be copied. */
  readonly isGone: boolean
  readonly onCopy: (fields: TemplateFields) => void
  readonly onDelete: () => void
}

const insertable = placeholders.map((name) => ({ name }))
const goneText = 'This template was deleted meanwhile. Copy keeps what stands here as a new template.'
const longestExcerpt = 60

/** The form of one template. */
export function TemplateEditor({ form, types, isGone, onCopy, onDelete }: TemplateEditorProps) {
  const { edit, saving, messages, write, isNew } = form
  const { fields, conflicts } = edit
  const isOff = saving.isSaving
  const isEmail = fields.templateTypeName === 'email'
  // Of a new one nothing was there before.
  const beside = { edit: isNew ? { ...edit, changed: [] } : edit, messages, isDisabled: isOff }
  return (
    <CardFrame aria-label="Template">
      <FormFields
        role="group"
        aria-label="Template"
        onKeyDownCapture={isGone ? undefined : saving.onKeyDownCapture}
      >
        {isGone && (
          <Banner tone="warn" isAnnounced>
            {goneText}
          </Banner>
        )}
        {edit.form.restoredFrom !== null && <RestoredNotice keptAt={edit.form.restoredFrom} />}
        {conflicts.length > 0 && <Banner tone="warn">{conflictText}</Banner>}
        <EditField {...beside} field="name" label="Name" shown={({ name }) => name}>
          {(props) => (
            <TextField
              {...props}
              value={fields.name}
              onChange={(name) => write('name', name)}
              maxLength={templateNameLimit}
              isReadOnly={isOff}
            />
          )}
        </EditField>
        <FormRow>
          <EditField
            {...beside}
            field="templateCategory"
            label="Level"
            shown={({ templateCategory }) => templateCategory ?? ''}
          >
            {(props) => (
              <SegmentedControl
                {...props}
                options={templateCategories.map((category) => ({ id: category, label: category }))}
                value={fields.templateCategory}
                onChange={(id) => write('templateCategory', id as TemplateCategory)}
                isDisabled={isOff}
              />
            )}
          </EditField>
          <Select
            label="Kind"
            options={templateTypeNames.map((type) => ({ id: type, label: templateKinds[type] }))}
            value={fields.templateTypeName}
            onChange={(id) => write('templateTypeName', id as TemplateTypeName)}
            isDisabled={isOff || !isNew || types.length < 2}
          />
        </FormRow>
        {isEmail && (
          <EditField {...beside} field="subject" label="Subject" shown={({ subject }) => subject}>
            {(props) => (
              <LazyPlaceholderField
                {...props}
                value={fields.subject}
                onChange={(subject) => write('subject', subject)}
                placeholders={insertable}
                maxLength={subjectLimit}
                isReadOnly={isOff}
              />
            )}
          </EditField>
        )}
        <EditField
          {...beside}
          field="body"
          label="Text"
          shown={({ body }) => excerpt(htmlText(body), longestExcerpt)}
        >
          {(props) => (
            <LazyRichTextEditor
              {...props}
              value={fields.body}
              onChange={(body) => write('body', body)}
              placeholders={insertable}
              rows={14}
              isReadOnly={isOff}
            />
          )}
        </EditField>
        <UnknownPlaceholders fields={fields} isDisabled={isOff} write={write} />
        <TemplateFoot form={form} isGone={isGone} onCopy={onCopy} onDelete={onDelete} />
      </FormFields>
    </CardFrame>
  )
}
