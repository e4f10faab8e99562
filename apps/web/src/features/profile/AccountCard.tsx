import { formatPhone } from '@retain/domain/contact-info/phone'
import { Card } from '@retain/ui/card'
import { KeyValueList } from '@retain/ui/key-value-list'
import { useAppSelector } from '../../core/state/appHooks'
import { useStores } from '../../session/active-store/useStore'
import { selectUser } from '../../session/sessionSlice'

/** Who is signed in, as the identity server says. */
export function AccountCard() {
  const user = useAppSelector(selectUser)
  const stores = useStores()
  if (user === null) return null
  const { fullName, email, phone, phoneExt } = user
  return (
    <Card title="Account">
      <KeyValueList
        items={[
          { label: 'Name', value: fullName },
          { label: 'Email', value: email },
          { label: 'Phone', value: phone === null ? null : formatPhone(phone, phoneExt) },
          { label: 'Stores', value: stores.map(({ name }) => name).join(', ') },
        ]}
      />
    </Card>
  )
}
