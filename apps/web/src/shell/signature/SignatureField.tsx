import { htmlText } from '@retain/domain/text/html/escapeHtml'
import { Banner } from '@retain/ui/banner'
import { conflictText, EditField } from '../../forms/EditField'
import { LazyRichTextEditor } from '../../forms/LazyRichTextEditor'
import { RestoredNotice } from '../../forms/RestoredNotice'
import type { SignatureForm } from './useSignatureForm'

/** The editor of the email signature, with what has to be known while it is written. */
export function SignatureField({ form: { edit, saving, messages } }: { readonly form: SignatureForm }) {
  return (
    <>
      {edit.form.restoredFrom !== null && <RestoredNotice keptAt={edit.form.restoredFrom} />}
      {edit.conflicts.length > 0 && <Banner tone="warn">{conflictText}</Banner>}
      <EditField
        edit={{ ...edit, changed: [] }}
        messages={messages}
        field="signature"
        label="Signature"
        shown={({ signature }) => htmlText(signature)}
        isDisabled={saving.isSaving}
      >
        {(props) => (
          <LazyRichTextEditor
            {...props}
            value={edit.fields.signature}
            onChange={(signature) => edit.write('signature', signature)}
            rows={6}
            isReadOnly={saving.isSaving}
          />
        )}
      </EditField>
    </>
  )
}
