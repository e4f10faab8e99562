import { AppFrame } from '@retain/ui/app-frame'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { selectConfig } from '../core/config/appConfigSlice'
import { useAppSelector } from '../core/state/appHooks'
import { sessionTexts, storageKeys } from '../core/browser/storage'
import { RouterLink } from './RouterLink'
import { ShellTopBar, type ShellTopBarProps } from './ShellTopBar'
import { useNavigationEntries } from './useNavigationEntries'

const collapsed = 'collapsed'

/** Whether the navigation shows icons only; remembered for the browser session (S-758). */
function useCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setIsCollapsed] = useState(
    () => sessionTexts.read(storageKeys.navigation) === collapsed,
  )
  return [
    isCollapsed,
    (next) => {
      sessionTexts.write(storageKeys.navigation, next ? collapsed : null)
      setIsCollapsed(next)
    },
  ]
}

/** The frame around every page of `/app`: left navigation, top bar, page (S-142). Only the page changes with the address. */
export function AppShell({ search }: ShellTopBarProps) {
  const { appName, appVersion } = useAppSelector(selectConfig)
  const { entries, activeKey } = useNavigationEntries()
  const [isCollapsed, setIsCollapsed] = useCollapsed()
  return (
    <AppFrame
      productName={appName}
      entries={entries}
      activeKey={activeKey}
      footer={`Version ${appVersion}`}
      isCollapsed={isCollapsed}
      onCollapsedChange={setIsCollapsed}
      linkComponent={RouterLink}
      bottomBarLabel="Logs"
      topBar={<ShellTopBar search={search} />}
    >
      <Outlet />
    </AppFrame>
  )
}
