import { can } from '@retain/domain/session/can'
import { routes } from '@retain/domain/session/routes'
import { initials } from '@retain/domain/session/userMapping'
import { AvatarButton } from '@retain/ui/avatar-button'
import { Menu } from '@retain/ui/menu'
import type { MenuEntry } from '@retain/ui/menu-entry'
import { GraduationCap, LifeBuoy, LogOut, PenLine, Siren } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { selectConfig } from '../app/appConfigSlice'
import { useAppDispatch, useAppSelector } from '../app/listen'
import { useLeave } from '../forms/unsavedChanges'
import { selectUser } from '../session/sessionSlice'
import { leaveApp } from './leaveApp'
import { themeGroup, useTheme } from './theme'
import { toastShown } from './toastsSlice'

/** The circle with the person's initials, and what is behind it (S-236 to S-241). */
export function UserMenu() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const leave = useLeave()
  const user = useAppSelector(selectUser)
  const { enhancedAlertsUrl } = useAppSelector(selectConfig)
  const [theme, chooseTheme] = useTheme()
  if (user === null) return null

  const entries: MenuEntry[] = [
    ...(can(user.roles, 'Opportunity_Can_Access_Help_Tour')
      ? [
          {
            key: 'tutorial',
            label: 'Tutorial On',
            icon: <GraduationCap aria-hidden="true" />,
            onAction: () =>
              dispatch(
                toastShown({ type: 'message', label: 'The tutorial is not yet available in this release.' }),
              ),
          },
        ]
      : []),
    {
      key: 'help',
      label: 'Helpful Links',
      icon: <LifeBuoy aria-hidden="true" />,
      onAction: () => void navigate(routes.onlineHelp.path),
    },
    {
      key: 'signature',
      label: 'Email Signature',
      icon: <PenLine aria-hidden="true" />,
      onAction: () => void navigate(routes.profile.path),
    },
    ...(enhancedAlertsUrl === ''
      ? []
      : [
          {
            key: 'alerts',
            label: 'Enhanced Alerts',
            icon: <Siren aria-hidden="true" />,
            externalHref: enhancedAlertsUrl,
          },
        ]),
    { kind: 'divider', key: 'before theme' },
    themeGroup(theme, chooseTheme),
    { kind: 'divider', key: 'before log out' },
    {
      key: 'logOut',
      label: 'Log Out',
      icon: <LogOut aria-hidden="true" />,
      onAction: () => leave(() => void dispatch(leaveApp())),
    },
  ]
  return (
    <Menu
      label="User menu"
      trigger={<AvatarButton initials={initials(user)} label={user.fullName} />}
      entries={entries}
    />
  )
}
