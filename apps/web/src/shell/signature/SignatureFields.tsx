import { userMenuLabels } from '@retain/domain/session/menus/userMenu'
import { FormFields } from '@retain/ui/form-layout'
import { EditFoot } from '../../forms/EditFoot'
import { SignatureField } from './SignatureField'
import type { SignatureForm } from './useSignatureForm'

/** The form of the email signature, on its page and in its dialog (S-447). */
export const SignatureFields = ({ form }: { readonly form: SignatureForm }) => (
  <FormFields
    role="group"
    aria-label={userMenuLabels.signature}
    onKeyDownCapture={form.saving.onKeyDownCapture}
  >
    <p>It closes every email that holds the Signature placeholder.</p>
    <SignatureField form={form} />
    <EditFoot form={form.edit.form} saving={form.saving} messages={form.messages} />
  </FormFields>
)
