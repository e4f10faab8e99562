import { userMenuLabels } from '@retain/domain/session/menus/userMenu'
import type { Profile } from '@retain/domain/session/user/profile'
import { Dialog } from '@retain/ui/dialog'
import { useLeave } from '../../forms/unsavedChanges'
import { OwnProfile } from './OwnProfile'
import { SignatureFields } from './SignatureFields'
import { useSignatureForm } from './useSignatureForm'

interface SignatureDialogProps {
  readonly onClose: () => void
}

/** The email signature over the page in sight (S-143, S-745); closing it with changes asks first. */
export function SignatureDialog({ onClose }: SignatureDialogProps) {
  const leave = useLeave()
  return (
    <Dialog
      title={userMenuLabels.signature}
      isOpen
      kind="NoFooter"
      size="wide"
      onClose={() => leave(onClose)}
    >
      <OwnProfile>{(profile) => <DialogForm profile={profile} onSaved={onClose} />}</OwnProfile>
    </Dialog>
  )
}

interface DialogFormProps {
  readonly profile: Profile
  readonly onSaved: () => void
}

function DialogForm({ profile, onSaved }: DialogFormProps) {
  const form = useSignatureForm(profile, onSaved)
  return <SignatureFields form={form} />
}
