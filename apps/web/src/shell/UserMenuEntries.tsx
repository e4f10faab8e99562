import { lostDraft } from '@retain/domain/opportunity/lostDraft'
import { offeredUserMenu, userMenuLabels, type UserMenuItem } from '@retain/domain/session/menus/userMenu'
import { modalState, pageBeneath } from '@retain/domain/session/redirects/modalRoutes'
import { routes } from '@retain/domain/session/routes/routes'
import type { User } from '@retain/domain/session/user/user'
import { isPhoneWidth } from '@retain/ui/breakpoints'
import type { MenuEntry } from '@retain/ui/menu-entry'
import { useWindowWidth } from '@retain/ui/window-width'
import { GraduationCap, LifeBuoy, Link2, LogOut, PenLine, Siren } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { keptDrafts } from '../core/browser/keptDrafts'
import { selectConfig } from '../core/config/appConfigSlice'
import { useAppDispatch, useAppSelector, type AppThunk } from '../core/state/appHooks'
import { useLeave } from '../forms/unsavedChanges'
import { logOutRequested } from '../core/state/events'
import { copyLink, copyLinkLabel } from './copyLink'
import { themeGroup, useTheme } from './theme'
import { tutorialPressed } from './tour/tutorialPressed'
import { isTutorialOn } from './tour/tourState'

/** The page that a dialog with an address stands over. It is asked for when it is needed: the menu is not drawn with every page. */
const modalStateHere: AppThunk<ReturnType<typeof modalState>> = (_dispatch, _getState, { navigation }) =>
  modalState(pageBeneath(`${navigation.path()}${navigation.query()}`, navigation.state()))

interface UserMenuEntriesProps {
  readonly user: Pick<User, 'userName' | 'roles'>
  readonly onEmailSignature: () => void
  /** Draws the menu. */
  readonly children: (entries: readonly MenuEntry[]) => ReactNode
}

/** What is behind the person's initials (S-236 to S-241). */
export function UserMenuEntries({ user, onEmailSignature, children }: UserMenuEntriesProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const leave = useLeave()
  const isPhone = useWindowWidth(isPhoneWidth)
  const { enhancedAlertsUrl } = useAppSelector(selectConfig)
  const isTutorial = useAppSelector(isTutorialOn)
  const [theme, chooseTheme] = useTheme()

  const all: Record<UserMenuItem, MenuEntry> = {
    tutorial: {
      key: 'tutorial',
      label: userMenuLabels.tutorial(isTutorial),
      icon: <GraduationCap aria-hidden="true" />,
      onAction: () => void dispatch(tutorialPressed()),
    },
    help: {
      key: 'help',
      label: userMenuLabels.help,
      icon: <LifeBuoy aria-hidden="true" />,
      onAction: () => void navigate(routes.onlineHelpModal.path, { state: dispatch(modalStateHere) }),
    },
    signature: {
      key: 'signature',
      label: userMenuLabels.signature,
      icon: <PenLine aria-hidden="true" />,
      onAction: onEmailSignature,
    },
    enhancedAlerts: {
      key: 'alerts',
      label: userMenuLabels.enhancedAlerts,
      icon: <Siren aria-hidden="true" />,
      externalHref: enhancedAlertsUrl,
    },
    logOut: {
      key: 'logOut',
      label: userMenuLabels.logOut,
      icon: <LogOut aria-hidden="true" />,
      onAction: () =>
        leave(
          () => dispatch(logOutRequested()),
          () =>
            keptDrafts.ofUser(user.userName).map(({ name, draft, keptAt }) => lostDraft(name, draft, keptAt)),
        ),
    },
  }
  const link: MenuEntry[] = isPhone
    ? [
        {
          key: 'link',
          label: copyLinkLabel,
          icon: <Link2 aria-hidden="true" />,
          onAction: () => void dispatch(copyLink()),
        },
      ]
    : []
  const offered = offeredUserMenu({ roles: user.roles, enhancedAlertsUrl })
  return children([
    ...offered.filter((item) => item !== 'logOut').map((item) => all[item]),
    ...link,
    { kind: 'divider', key: 'before theme' },
    themeGroup(theme, chooseTheme),
    { kind: 'divider', key: 'before log out' },
    all.logOut,
  ])
}
