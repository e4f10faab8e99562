import { userMenuLabels } from '@retain/domain/session/menus/userMenu'
import type { Profile } from '@retain/domain/session/user/profile'
import { CardFrame } from '@retain/ui/card-frame'
import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { useAppSelector } from '../../core/state/appHooks'
import { selectUser } from '../../session/sessionSlice'
import { usePageTitle } from '../../shell/pageTitle'
import { OwnProfile } from '../../shell/signature/OwnProfile'
import { SignatureFields } from '../../shell/signature/SignatureFields'
import { useSignatureForm } from '../../shell/signature/useSignatureForm'
import { AccountCard } from './AccountCard'
import { AlertSignalsCard } from './AlertSignalsCard'
import { AppearanceCard } from './AppearanceCard'
import { Columns } from './profileStyle'
import { SignaturePreview } from './SignaturePreview'

/** The profile: the email signature with its preview, who is signed in, how the app looks, and which alerts are told how (S-057, S-745). */
export function ProfilePage() {
  const title = usePageTitle() ?? ''
  const user = useAppSelector(selectUser)
  return (
    <Page>
      <title>{title}</title>
      <PageHeader title={title} subtitle={user?.fullName} />
      <Columns>
        <div>
          <OwnProfile>{(profile) => <Signature profile={profile} />}</OwnProfile>
        </div>
        <div>
          <AccountCard />
          <AppearanceCard />
          <AlertSignalsCard />
        </div>
      </Columns>
    </Page>
  )
}

function Signature({ profile }: { readonly profile: Profile }) {
  const form = useSignatureForm(profile)
  return (
    <>
      <CardFrame aria-label={userMenuLabels.signature}>
        <SignatureFields form={form} />
      </CardFrame>
      <SignaturePreview signature={form.edit.fields.signature} />
    </>
  )
}
