import { useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { lazyComponent } from '../internal/lazy-component/lazyComponent'
import { SideNavigation, type SideNavigationProps } from '../side-navigation/SideNavigation'
import { topLinks, type NavigationLink } from '../side-navigation/navigationEntry'
import { BottomBar } from './BottomBar'
import { FrameContext } from './frameContext'

const NavigationDrawer = lazyComponent(() => import('./NavigationDrawer'))

const Root = styled.div`
  display: grid;
  grid-template: 52px minmax(0, 1fr) / 216px minmax(0, 1fr);
  grid-template-areas: 'side top' 'side page';
  height: 100vh;
  height: 100dvh;
  &[data-collapsed] {
    grid-template-columns: 56px minmax(0, 1fr);
  }
  @media ${media.phone} {
    &,
    &[data-collapsed] {
      grid-template: 52px minmax(0, 1fr) auto / minmax(0, 1fr);
      grid-template-areas: 'top' 'page' 'bottom';
    }
    /* The page of one record has its own way back, and needs the place. */
    &:has(> main [data-record-page]) > [data-bottom-bar] {
      display: none;
    }
  }
  @media print {
    display: block;
    height: auto;
  }
`

const Side = styled.div`
  grid-area: side;
  min-height: 0;
  @media ${media.phone} {
    display: none;
  }
`

const Top = styled.div`
  grid-area: top;
  min-width: 0;
`

const Page = styled.main`
  grid-area: page;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: auto;
  outline: none;
  @media print {
    overflow: visible;
  }
`

const DrawerBody = styled.div`
  height: 100%;
`

const SkipLink = styled.a`
  position: fixed;
  z-index: 30;
  top: 8px;
  inset-inline-start: 8px;
  padding: 6px 12px;
  border-radius: var(--r-2);
  background: var(--raised);
  color: var(--accent-ink);
  font-weight: 500;
  &:not(:focus) {
    clip-path: inset(50%);
  }
  @media print {
    display: none;
  }
`

/** Props of {@link AppFrame}. */
export interface AppFrameProps extends SideNavigationProps {
  /** A `TopBar`. */
  readonly topBar: ReactNode
  /** What the bar at the bottom of a phone is called, for screen readers. @default 'Main pages' */
  readonly bottomBarLabel?: string | undefined
  /** The links of that bar, at most four. @default the first of the navigation that can be pressed */
  readonly bottomLinks?: readonly NavigationLink[] | undefined
  /** The page. */
  readonly children: ReactNode
}

/**
 * The frame of the app: navigation at the side, top bar, page. At 720 px and less four links stand in a bar at the bottom, and the whole navigation opens as a drawer from the top bar's menu button.
 *
 * @example
 * <AppFrame {...navigation} topBar={<TopBar … />}><Outlet /></AppFrame>
 */
export function AppFrame(props: AppFrameProps) {
  const { topBar, bottomBarLabel = 'Main pages', bottomLinks, children, ...navigation } = props
  const page = useRef<HTMLElement>(null)
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const { productName, footer, entries, activeKey, linkComponent, isCollapsed } = navigation
  const actions = useMemo(
    () => ({ isNavigationOpen: isDrawerOpen, openNavigation: () => setIsDrawerOpen(true) }),
    [isDrawerOpen],
  )
  const links = useMemo(
    () => (bottomLinks ?? topLinks(entries).filter(({ isInactive }) => isInactive !== true)).slice(0, 4),
    [bottomLinks, entries],
  )
  const closeAfterLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a[href]') !== null) setIsDrawerOpen(false)
  }
  return (
    <FrameContext value={actions}>
      <Root data-collapsed={isCollapsed || undefined}>
        <SkipLink
          href="#page"
          onClick={(event) => {
            event.preventDefault()
            page.current?.focus()
          }}
        >
          Skip to content
        </SkipLink>
        <Side>
          <SideNavigation {...navigation} />
        </Side>
        <Top>{topBar}</Top>
        <Page ref={page} id="page" tabIndex={-1}>
          {children}
        </Page>
        <BottomBar label={bottomBarLabel} links={links} activeKey={activeKey} linkComponent={linkComponent} />
      </Root>
      {isDrawerOpen && (
        <NavigationDrawer onClose={() => setIsDrawerOpen(false)} onLoadFailed={() => setIsDrawerOpen(false)}>
          <DrawerBody onClick={closeAfterLink}>
            <SideNavigation
              productName={productName}
              footer={footer}
              entries={entries}
              activeKey={activeKey}
              linkComponent={linkComponent}
            />
          </DrawerBody>
        </NavigationDrawer>
      )}
    </FrameContext>
  )
}
