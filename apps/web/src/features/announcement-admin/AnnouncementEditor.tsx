import { announcementTitleLimit } from '@retain/domain/announcements/announcementDraft'
import { htmlText } from '@retain/domain/text/html/escapeHtml'
import { Banner } from '@retain/ui/banner'
import { CardFrame } from '@retain/ui/card-frame'
import { Checkbox } from '@retain/ui/checkbox'
import { FormFields } from '@retain/ui/form-layout'
import { TextField } from '@retain/ui/text-field'
import { conflictText, EditField } from '../../forms/EditField'
import { LazyRichTextEditor } from '../../forms/LazyRichTextEditor'
import { RestoredNotice } from '../../forms/RestoredNotice'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { MomentField } from './MomentField'
import type { AnnouncementForm } from './useAnnouncementForm'
import { momentText } from './momentText'

const morning = 8 * 60
const evening = 18 * 60

/** The fields of an announcement (S-432). */
export function AnnouncementEditor({ form }: { readonly form: AnnouncementForm }) {
  const { edit, saving, messages, write, isNew } = form
  const { fields } = edit
  const offset = useStoreOffset()
  const isOff = saving.isSaving
  const beside = { edit: isNew ? { ...edit, changed: [] } : edit, messages, isDisabled: isOff }
  return (
    <CardFrame aria-label="Edit">
      <FormFields role="group" aria-label="Announcement" onKeyDownCapture={saving.onKeyDownCapture}>
        {edit.form.restoredFrom !== null && <RestoredNotice keptAt={edit.form.restoredFrom} />}
        {edit.conflicts.length > 0 && <Banner tone="warn">{conflictText}</Banner>}
        <EditField {...beside} field="title" label="Title" shown={({ title }) => title}>
          {(props) => (
            <TextField
              {...props}
              value={fields.title}
              onChange={(title) => write('title', title)}
              maxLength={announcementTitleLimit}
              isReadOnly={isOff}
            />
          )}
        </EditField>
        <EditField
          {...beside}
          field="displayFrom"
          label="Display from"
          shown={({ displayFrom }) => momentText(displayFrom, offset)}
        >
          {(props) => (
            <MomentField
              {...props}
              value={fields.displayFrom}
              onChange={(moment) => write('displayFrom', moment)}
              offset={offset}
              usualMinute={morning}
              isReadOnly={isOff}
            />
          )}
        </EditField>
        <EditField
          {...beside}
          field="displayTo"
          label="Display to"
          shown={({ displayTo }) => momentText(displayTo, offset)}
        >
          {(props) => (
            <MomentField
              {...props}
              value={fields.displayTo}
              onChange={(moment) => write('displayTo', moment)}
              offset={offset}
              usualMinute={evening}
              isReadOnly={isOff}
            />
          )}
        </EditField>
        <Checkbox
          label="Active"
          hint="Off hides it from everyone, whatever the dates say."
          value={fields.active}
          onChange={(active) => write('active', active)}
          isDisabled={isOff}
        />
        <EditField
          {...beside}
          edit={{ ...edit, changed: [] }}
          field="body"
          label="Text"
          shown={({ body }) => htmlText(body)}
        >
          {(props) => (
            <LazyRichTextEditor
              {...props}
              value={fields.body}
              onChange={(body) => write('body', body)}
              rows={10}
              isReadOnly={isOff}
            />
          )}
        </EditField>
      </FormFields>
    </CardFrame>
  )
}
