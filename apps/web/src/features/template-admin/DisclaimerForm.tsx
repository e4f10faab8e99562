import {
  disclaimerNoun,
  disclaimerSavedText,
  isDisclaimerDirty,
  validateDisclaimer,
  type Disclaimer,
} from '@retain/domain/templates/disclaimer'
import { htmlText } from '@retain/domain/text/html/escapeHtml'
import { Banner } from '@retain/ui/banner'
import { FormFields } from '@retain/ui/form-layout'
import { useMemo } from 'react'
import { conflictText, EditField } from '../../forms/EditField'
import { useDraftName } from '../../forms/useDraftName'
import { LazyRichTextEditor } from '../../forms/LazyRichTextEditor'
import { RestoredNotice } from '../../forms/RestoredNotice'
import { useConcurrentEdit } from '../../forms/useConcurrentEdit'
import { useFieldMessages } from '../../forms/useFieldMessages'
import { useSaving } from '../../forms/useSaving'
import { EditFoot } from '../../forms/EditFoot'
import { templateAdminApi } from './templateAdminApi'
import { TextCard } from './templateStyle'

interface DisclaimerFormProps {
  readonly disclaimer: Disclaimer
  readonly storeName: string
}

/** What is edited of a disclaimer. */
type Fields = Pick<Disclaimer, 'body'>

const rules = {
  isSame: (_field: keyof Fields, one: Fields, other: Fields) => !isDisclaimerDirty(one.body, other.body),
  validate: ({ body }: Fields) => validateDisclaimer(body),
}
const fields = ['body']

/** The disclaimer of a store, to be changed; an empty one is none (O-386 to O-389, OP-124). */
export function DisclaimerForm({
  disclaimer: { hyperionId, body, version },
  storeName,
}: DisclaimerFormProps) {
  const onFile = useMemo(() => ({ body }), [body])
  const keptAs = useDraftName('disclaimer', hyperionId)
  const edit = useConcurrentEdit(onFile, rules, keptAs)
  const saving = useSaving(edit.form, {
    noun: disclaimerNoun,
    send: (text) =>
      templateAdminApi.endpoints.saveDisclaimer.initiate(
        { body: { hyperionId, body: text }, version },
        { track: false },
      ),
    savedText: disclaimerSavedText,
    staleTags: ['Disclaimer'],
  })
  const messages = useFieldMessages(edit.form, saving, fields, false)
  return (
    <TextCard aria-label="Email Disclaimer">
      <FormFields role="group" aria-label="Email Disclaimer" onKeyDownCapture={saving.onKeyDownCapture}>
        <p>{`Stands below every email that goes out of ${storeName}. Where it is empty, emails have none.`}</p>
        {edit.form.restoredFrom !== null && <RestoredNotice keptAt={edit.form.restoredFrom} />}
        {edit.conflicts.length > 0 && <Banner tone="warn">{conflictText}</Banner>}
        <EditField
          edit={{ ...edit, changed: [] }}
          messages={messages}
          field="body"
          label="Text"
          shown={(text) => htmlText(text.body)}
          isDisabled={saving.isSaving}
        >
          {(props) => (
            <LazyRichTextEditor
              {...props}
              value={edit.fields.body}
              onChange={(text) => edit.write('body', text)}
              rows={10}
              isReadOnly={saving.isSaving}
            />
          )}
        </EditField>
        <EditFoot form={edit.form} saving={saving} messages={messages} />
      </FormFields>
    </TextCard>
  )
}
