import { matchesPath } from '../session/routes/path'
import { routes, type RouteName } from '../session/routes/routes'
import type { TourContainerName } from './tourContainers'

/** The containers that are whole screens, with the routes that they are shown at. */
const screens = {
  equityLog: ['app', 'home', 'equityLog'],
  serviceLog: ['serviceLog'],
  contactLog: ['contactLog'],
  searchLog: ['searchLog'],
  opportunityDetails: ['opportunity', 'opportunityDetails', 'customer'],
  playground: ['opportunityPlayground', 'playground', 'customerPlayground'],
  customer360: ['customer360'],
} as const satisfies Readonly<Partial<Record<TourContainerName, readonly RouteName[]>>>

type TourScreen = keyof typeof screens

const within: Readonly<Partial<Record<TourScreen, readonly TourContainerName[]>>> = {
  equityLog: ['filters', 'columnOptions'],
  serviceLog: ['filters', 'columnOptions'],
  contactLog: ['filters'],
  searchLog: ['filters', 'columnOptions'],
}

const everywhere: readonly [TourContainerName, ...TourContainerName[]] = [
  'leftNavigation',
  'storeHeader',
  'topBarAlerts',
  'quickSearch',
  'userMenu',
]

/**
 * The containers that an address can show, in the order in which the tour takes them: that of its screen first, then those within
 * it, then those of every page (S-277, S-796). What is not on the page is passed over.
 *
 * @example tourContainersAt('/app/contact')[0] // 'contactLog'
 */
export function tourContainersAt(address: string): readonly [TourContainerName, ...TourContainerName[]] {
  const screen = (Object.keys(screens) as TourScreen[]).find((name) =>
    screens[name].some((route) => matchesPath(routes[route].path, address)),
  )
  return screen === undefined ? everywhere : [screen, ...(within[screen] ?? []), ...everywhere]
}
