import { quickSearchPlaceholder } from '@retain/domain/quick-search/quickSearch'
import { changeStoresText, noStoreText, searchStoreText } from '@retain/domain/session/activeStore'
import { routes } from '@retain/domain/session/routes/routes'
import { Chip } from '@retain/ui/chip'
import { IconButton } from '@retain/ui/icon-button'
import { LinkButton } from '@retain/ui/link-button'
import { ShownOn } from '@retain/ui/shown-on'
import { StoreHeader } from '@retain/ui/store-header'
import { TopBar } from '@retain/ui/top-bar'
import { Link2, Search } from 'lucide-react'
import { memo, useMemo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { selectConfig, selectStoreLogo } from '../core/config/appConfigSlice'
import { useAppDispatch, useAppSelector } from '../core/state/appHooks'
import { useLeave } from '../forms/unsavedChanges'
import { LiveStatus } from '../live/LiveStatus'
import { selectActiveStore, storeChosen } from '../session/active-store/activeStoreSlice'
import { AlertsBell } from './alerts/AlertsBell'
import { copyLink, copyLinkLabel } from './copyLink'
import { usePageTitle } from './pageTitle'
import { RouterLink } from './RouterLink'
import { UserMenu } from './UserMenu'
import { useStores } from '../session/active-store/useStore'

/** The first letters of a store's first two words, for a store without a logo. */
const monogramOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()

/** The active store with its logo, and the list to change it (S-189 to S-194). */
function ActiveStore() {
  const dispatch = useAppDispatch()
  const leave = useLeave()
  const stores = useStores()
  const active = useAppSelector(selectActiveStore)
  const { url } = useAppSelector(selectStoreLogo)
  const title = usePageTitle()
  const items = useMemo(
    () => stores.map(({ hyperionId, name }) => ({ id: hyperionId, label: name })),
    [stores],
  )
  const choose = (id: string) => {
    const store = stores.find(({ hyperionId }) => hyperionId === id)
    if (store === undefined) return
    const change = () => dispatch(storeChosen(store))
    // An opportunity is left together with its store.
    if (id === active?.hyperionId) change()
    else leave(change)
  }
  return (
    <StoreHeader
      storeName={active?.name ?? noStoreText}
      monogram={monogramOf(active?.name ?? '')}
      logoUrl={url ?? undefined}
      pageTitle={title}
      stores={items}
      selectedId={active?.hyperionId}
      onSelect={choose}
      changeLabel={changeStoresText}
      placeholder={searchStoreText}
      emptyText={stores.length === 0 ? noStoreText : 'No store found'}
    />
  )
}

/** As narrow as the bar leaves it: a long name of a store is cut. */
const StorePlace = styled.div`
  min-width: 0;
`

/** The box is as wide as its place. */
const SearchPlace = styled.div`
  display: grid;
  min-width: 0;
`

/** Props of {@link ShellTopBar}. */
export interface ShellTopBarProps {
  /** The box that searches from every page. */
  readonly search: ReactNode
}

/** The bar over every page: the store on the left, what is about the person on the right. */
export const ShellTopBar = memo(function ShellTopBar({ search }: ShellTopBarProps) {
  const dispatch = useAppDispatch()
  const { appName, isDemo } = useAppSelector(selectConfig)
  return (
    <TopBar
      start={
        <StorePlace data-tour="store">
          <ActiveStore />
        </StorePlace>
      }
      middle={<SearchPlace data-tour="quick-search">{search}</SearchPlace>}
      end={
        <>
          {/* There is no room for the box itself, which the page has instead, nor for the bar that leads to it. */}
          <ShownOn window="low phone">
            <LinkButton
              href={routes.searchLog.path}
              linkComponent={RouterLink}
              variant="ghost"
              icon={<Search aria-hidden="true" />}
              aria-label={quickSearchPlaceholder(appName)}
            />
          </ShownOn>
          <LiveStatus />
          {/* On a phone it is in the user's menu. */}
          <ShownOn window="wide">
            <IconButton
              label={copyLinkLabel}
              icon={<Link2 aria-hidden="true" />}
              onPress={() => void dispatch(copyLink())}
            />
          </ShownOn>
          {isDemo && <Chip tone="info">Demo data</Chip>}
          <span data-tour="alerts">
            <AlertsBell />
          </span>
          <span data-tour="user-menu">
            <UserMenu />
          </span>
        </>
      }
    />
  )
})
