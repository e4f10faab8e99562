import { AppFrame } from '@retain/ui/app-frame'
import { useCallback, useState } from 'react'
import { selectConfig } from '../core/config/appConfigSlice'
import { useAppSelector } from '../core/state/appHooks'
import { sessionTexts, storageKeys } from '../core/browser/storage'
import { KeptOutlet } from './KeptOutlet'
import { RouterLink } from './RouterLink'
import { LazyTour } from './tour/LazyTour'
import { ShellTopBar, type ShellTopBarProps } from './ShellTopBar'
import { useNavigationEntries } from './useNavigationEntries'

/** In a window of at most this width, in CSS pixels, the navigation would take the room that the columns of a log need. */
const collapsedMaxWidth = 1100

const isCollapsedAtFirst = (): boolean => {
  const remembered = sessionTexts.read(storageKeys.navigation)
  return remembered === null ? window.innerWidth <= collapsedMaxWidth : remembered === 'collapsed'
}

/** Whether the navigation shows icons only; remembered for the browser session (S-758). */
function useCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setIsCollapsed] = useState(isCollapsedAtFirst)
  const change = useCallback((next: boolean) => {
    sessionTexts.write(storageKeys.navigation, next ? 'collapsed' : 'expanded')
    setIsCollapsed(next)
  }, [])
  return [isCollapsed, change]
}

/** The frame around every page of `/app`: left navigation, top bar, page (S-142). Only the page changes with the address. */
export function AppShell({ search }: ShellTopBarProps) {
  const { appName, appVersion } = useAppSelector(selectConfig)
  const { entries, bottomLinks, activeKey } = useNavigationEntries()
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
      bottomLinks={bottomLinks}
      topBar={<ShellTopBar search={search} />}
    >
      <KeptOutlet />
      <LazyTour />
    </AppFrame>
  )
}
