import { helpTitleLimit, helpUrlLimit } from '@retain/domain/help/helpLinkDraft'
import { htmlText } from '@retain/domain/text/html/escapeHtml'
import { Banner } from '@retain/ui/banner'
import { CardFrame } from '@retain/ui/card-frame'
import { Checkbox } from '@retain/ui/checkbox'
import { FormFields } from '@retain/ui/form-layout'
import { NumberField } from '@retain/ui/number-field'
import { TextField } from '@retain/ui/text-field'
import { conflictText, EditField } from '../../forms/EditField'
import { LazyRichTextEditor } from '../../forms/LazyRichTextEditor'
import { RestoredNotice } from '../../forms/RestoredNotice'
import type { HelpLinkForm } from './useHelpLinkForm'

/** The fields of a help link (S-431). */
export function HelpLinkEditor({ form }: { readonly form: HelpLinkForm }) {
  const { edit, saving, messages, write, isNew } = form
  const { fields } = edit
  const isOff = saving.isSaving
  const beside = { edit: isNew ? { ...edit, changed: [] } : edit, messages, isDisabled: isOff }
  return (
    <CardFrame aria-label="Edit">
      <FormFields role="group" aria-label="Help link" onKeyDownCapture={saving.onKeyDownCapture}>
        {edit.form.restoredFrom !== null && <RestoredNotice keptAt={edit.form.restoredFrom} />}
        {edit.conflicts.length > 0 && <Banner tone="warn">{conflictText}</Banner>}
        <EditField {...beside} field="linkTitle" label="Title" shown={({ linkTitle }) => linkTitle}>
          {(props) => (
            <TextField
              {...props}
              value={fields.linkTitle}
              onChange={(linkTitle) => write('linkTitle', linkTitle)}
              maxLength={helpTitleLimit}
              isReadOnly={isOff}
            />
          )}
        </EditField>
        <EditField {...beside} field="linkUrl" label="Address" shown={({ linkUrl }) => linkUrl}>
          {(props) => (
            <TextField
              {...props}
              placeholder="https://"
              value={fields.linkUrl}
              onChange={(linkUrl) => write('linkUrl', linkUrl)}
              maxLength={helpUrlLimit}
              isReadOnly={isOff}
            />
          )}
        </EditField>
        <EditField {...beside} field="orderBy" label="Position" shown={({ orderBy }) => String(orderBy)}>
          {(props) => (
            <NumberField
              {...props}
              value={fields.orderBy}
              onChange={(orderBy) => write('orderBy', orderBy ?? 0)}
              isReadOnly={isOff}
            />
          )}
        </EditField>
        <Checkbox
          label="Disabled"
          hint="Nobody but administrators sees it."
          value={fields.disabled}
          onChange={(disabled) => write('disabled', disabled)}
          isDisabled={isOff}
        />
        <EditField
          {...beside}
          edit={{ ...edit, changed: [] }}
          field="linkDescription"
          label="Description"
          shown={({ linkDescription }) => htmlText(linkDescription)}
        >
          {(props) => (
            <LazyRichTextEditor
              {...props}
              value={fields.linkDescription}
              onChange={(linkDescription) => write('linkDescription', linkDescription)}
              rows={5}
              isReadOnly={isOff}
            />
          )}
        </EditField>
      </FormFields>
    </CardFrame>
  )
}
