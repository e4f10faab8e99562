import { initials } from '@retain/domain/session/user/userMapping'
import { AvatarButton } from '@retain/ui/avatar-button'
import { Menu } from '@retain/ui/menu'
import { useCallback, useState } from 'react'
import { lazyCode } from '../core/lazy/lazyCode'
import { LazyDialog } from '../core/lazy/LazyDialog'
import { useLazyCode } from '../core/lazy/useLazyCode'
import { useAppSelector } from '../core/state/appHooks'
import { selectUser } from '../session/sessionSlice'

const userMenuEntries = lazyCode(() => import('./UserMenuEntries'))
const signatureDialog = lazyCode(() => import('./signature/SignatureDialog'))

/** The circle with the person's initials, and the menu behind it. */
export function UserMenu() {
  const [isSigning, setIsSigning] = useState(false)
  const closeSignature = useCallback(() => setIsSigning(false), [])
  const user = useAppSelector(selectUser)
  useLazyCode(userMenuEntries, 'idle')
  if (user === null) return null
  return (
    <>
      <Menu
        label="User menu"
        trigger={<AvatarButton initials={initials(user)} label={user.fullName} />}
        entries={{
          preload: userMenuEntries.fetch,
          render: (show, onClose) => (
            <LazyDialog code={userMenuEntries} onFailed={onClose}>
              {({ UserMenuEntries }) => (
                <UserMenuEntries user={user} onEmailSignature={() => setIsSigning(true)}>
                  {show}
                </UserMenuEntries>
              )}
            </LazyDialog>
          ),
        }}
      />
      {isSigning && (
        <LazyDialog code={signatureDialog} onFailed={closeSignature}>
          {({ SignatureDialog }) => <SignatureDialog onClose={closeSignature} />}
        </LazyDialog>
      )}
    </>
  )
}
