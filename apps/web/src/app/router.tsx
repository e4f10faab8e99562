import { pageTitles, type TitledPage } from '@retain/domain/session/routes/pageTitles'
import { routes, type RouteName } from '@retain/domain/session/routes/routes'
import { Splash } from '@retain/ui/splash'
import { Navigate, type RouteObject } from 'react-router-dom'
import { whenIdle } from '../core/browser/whenIdle'
import { insertStylesAhead } from '../core/styles/insertStylesAhead'
import { panelCards } from '../features/opportunity/panels/lazyPanelCards'
import { QuickSearch } from '../features/quick-search/QuickSearch'
import { RouteGuard } from '../session/RouteGuard'
import { AppShell } from '../shell/AppShell'
import { ErrorPage, NotFoundPage } from '../shell/ErrorPage'
import type { PageHandle } from '../shell/pageTitle'
import { StartUp } from '../shell/start-up/StartUp'
import { AppRoot } from './AppRoot'
import { opportunityReads } from './opportunityAhead'

type LazyPage = () => Promise<{ Component: React.ComponentType }>

/** A page of the table of routes. Its code is fetched when it is first opened. */
const page = (name: RouteName, lazy: LazyPage, handle?: PageHandle): RouteObject => ({
  path: routes[name].path,
  lazy,
  ...(handle === undefined ? {} : { handle }),
})

/** A page whose title its head shows. */
const titled = (name: TitledPage, lazy: LazyPage): RouteObject =>
  page(name, lazy, { title: pageTitles[name] })

/** The page of a list. */
const list = (name: TitledPage, lazy: LazyPage): RouteObject =>
  page(name, lazy, { title: pageTitles[name], isList: true })

const equityLogPage: LazyPage = async () => ({
  Component: (await import('../features/work-log/EquityLogPage')).EquityLogPage,
})
const contactLogPage: LazyPage = async () => ({
  Component: (await import('../features/work-log/contact-log/ContactLogPage')).ContactLogPage,
})
const serviceLogPage: LazyPage = async () => ({
  Component: (await import('../features/work-log/service-log/ServiceLogPage')).ServiceLogPage,
})
const serviceLogPrintPage: LazyPage = async () => ({
  Component: (await import('../features/work-log/service-log/print/ServiceLogPrintPage')).ServiceLogPrintPage,
})
const searchLogPage: LazyPage = async () => ({
  Component: (await import('../features/work-log/search-log/SearchLogPage')).SearchLogPage,
})
const opportunityPage: LazyPage = async () => {
  // Nothing waits for them: the page shows their places first.
  const panels = panelCards.fetch()
  const [{ OpportunityPage }] = await Promise.all([
    import('../features/opportunity/OpportunityPage'),
    opportunityReads.fetch(),
  ])
  void panels.then(() => whenIdle(insertStylesAhead))
  return { Component: OpportunityPage }
}
const playgroundPage: LazyPage = async () => ({
  Component: (await import('../features/playground/PlaygroundPage')).PlaygroundPage,
})
const whatFitsPage: LazyPage = async () => ({
  Component: (await import('../features/what-fits/WhatFitsPage')).WhatFitsPage,
})
const playgroundPrintPage: LazyPage = async () => ({
  Component: (await import('../features/playground/print/PlaygroundPrintPage')).PlaygroundPrintPage,
})
const lastPlayground: LazyPage = async () => ({
  Component: (await import('../features/playground/LastPlayground')).LastPlayground,
})
const lastPlaygroundPrint: LazyPage = async () => ({
  Component: (await import('../features/playground/LastPlayground')).LastPlaygroundPrint,
})
const emailTemplatesPage: LazyPage = async () => ({
  Component: (await import('../features/template-admin/EmailTemplatesPage')).EmailTemplatesPage,
})
const callGuidesPage: LazyPage = async () => ({
  Component: (await import('../features/template-admin/CallGuidesPage')).CallGuidesPage,
})
const disclaimerPage: LazyPage = async () => ({
  Component: (await import('../features/template-admin/DisclaimerPage')).DisclaimerPage,
})
const globalSettingsPage: LazyPage = async () => ({
  Component: (await import('../features/setting-admin/GlobalSettingsPage')).GlobalSettingsPage,
})
const overridesPage: LazyPage = async () => ({
  Component: (await import('../features/setting-admin/OverridesPage')).OverridesPage,
})
const enableStoresPage: LazyPage = async () => ({
  Component: (await import('../features/store-admin/EnableStoresPage')).EnableStoresPage,
})
const storeAdminPage: LazyPage = async () => ({
  Component: (await import('../features/store-admin/StoreAdminPage')).StoreAdminPage,
})
const sandboxPage: LazyPage = async () => ({
  Component: (await import('../features/sandbox/SandboxPage')).SandboxPage,
})
const tradeAdjustmentPage: LazyPage = async () => ({
  Component: (await import('../features/trade-adjustment/TradeAdjustmentPage')).TradeAdjustmentPage,
})
const customer360Page: LazyPage = async () => ({
  Component: (await import('../features/customer-360/Customer360Page')).Customer360Page,
})
const vlsReturnPage: LazyPage = async () => ({
  Component: (await import('../features/vls/VlsReturnPage')).VlsReturnPage,
})
const vlsListingPage: LazyPage = async () => ({
  Component: (await import('../features/vls/VlsListingPage')).VlsListingPage,
})
const textMessagePage: LazyPage = async () => ({
  Component: (await import('../features/text-message/TextMessagePage')).TextMessagePage,
})
const announcementAdminPage: LazyPage = async () => ({
  Component: (await import('../features/announcement-admin/AnnouncementAdminPage')).AnnouncementAdminPage,
})
const helpLinksAdminPage: LazyPage = async () => ({
  Component: (await import('../features/help-admin/HelpLinksAdminPage')).HelpLinksAdminPage,
})
const orphansPage: LazyPage = async () => ({
  Component: (await import('../features/orphans/OrphansPage')).OrphansPage,
})
const auditLogPage: LazyPage = async () => ({
  Component: (await import('../features/audit-log/AuditLogPage')).AuditLogPage,
})
const peoplePage: LazyPage = async () => ({
  Component: (await import('../features/people/PeoplePage')).PeoplePage,
})
const mappingTablePage: LazyPage = async () => ({
  Component: (await import('../features/vehicle-map/MappingTablePage')).MappingTablePage,
})
const dashboardPage: LazyPage = async () => ({
  Component: (await import('../features/dashboard/DashboardPage')).DashboardPage,
})
const activityPage: LazyPage = async () => ({
  Component: (await import('../features/dashboard/activity/ActivityPage')).ActivityPage,
})
const profilePage: LazyPage = async () => ({
  Component: (await import('../features/profile/ProfilePage')).ProfilePage,
})
const onlineHelpPage: LazyPage = async () => ({
  Component: (await import('../features/help/OnlineHelpPage')).OnlineHelpPage,
})
const onlineHelpModal: LazyPage = async () => ({
  Component: (await import('../features/help/OnlineHelpModal')).OnlineHelpModal,
})
const videoPlayerPage: LazyPage = async () => ({
  Component: (await import('../features/help/VideoPlayerPage')).VideoPlayerPage,
})
const contactInfoPage: LazyPage = async () => ({
  Component: (await import('../features/contact-info/ContactInfoPage')).ContactInfoPage,
})
/**
 * Every address of the app. Paths and permissions are the domain's table (`session/routes`); this file adds only what shows
 * at each one. Paths are matched without case (S-730), which is the router's default.
 */
export const routeTree: RouteObject[] = [
  {
    element: <AppRoot />,
    errorElement: <ErrorPage />,
    // What shows while the code of the first page is on its way.
    hydrateFallbackElement: <Splash text="Loading" />,
    children: [
      { path: routes.index.path, element: <Navigate to={routes.app.path} replace /> },
      page('login', async () => ({ Component: (await import('../session/LoginPage')).LoginPage })),
      page('auth', async () => ({ Component: (await import('../session/AuthPage')).AuthPage })),
      page('logout', async () => ({ Component: (await import('../session/LogoutPage')).LogoutPage })),
      page('accessDenied', async () => ({
        Component: (await import('../session/AccessDeniedPage')).AccessDeniedPage,
      })),
      titled('vls', vlsReturnPage),
      titled('vlsListing', vlsListingPage),
      titled('contactInfo', contactInfoPage),
      titled('videoPlayer', videoPlayerPage),
      {
        element: <RouteGuard />,
        children: [
          {
            element: <StartUp />,
            children: [
              {
                element: <AppShell search={<QuickSearch />} />,
                children: [
                  {
                    // Not at each page: where the code of a page does not load, the router shows only what is above the page.
                    errorElement: <ErrorPage />,
                    children: [
                      list('app', equityLogPage),
                      list('home', equityLogPage),
                      list('equityLog', equityLogPage),
                      list('serviceLog', serviceLogPage),
                      list('contactLog', contactLogPage),
                      list('searchLog', searchLogPage),
                      titled('opportunity', opportunityPage),
                      titled('opportunityDetails', opportunityPage),
                      titled('opportunityNotFound', opportunityPage),
                      titled('customer', opportunityPage),
                      titled('opportunityPlayground', playgroundPage),
                      titled('opportunityPlaygroundOld', playgroundPage),
                      titled('customerPlayground', playgroundPage),
                      titled('opportunityWhatFits', whatFitsPage),
                      titled('customer360', customer360Page),
                      titled('playground', lastPlayground),
                      titled('textMessage', textMessagePage),
                      titled('emailTemplates', emailTemplatesPage),
                      titled('callGuides', callGuidesPage),
                      titled('disclaimer', disclaimerPage),
                      titled('tradeAdjustment', tradeAdjustmentPage),
                      titled('globalAdmin', globalSettingsPage),
                      titled('overrides', overridesPage),
                      titled('overridePanel', overridesPage),
                      titled('enableStore', enableStoresPage),
                      titled('storeAdmin', storeAdminPage),
                      titled('sandbox', sandboxPage),
                      titled('announcementAdmin', announcementAdminPage),
                      titled('helpLinksAdmin', helpLinksAdminPage),
                      titled('mappingTable', mappingTablePage),
                      titled('orphans', orphansPage),
                      titled('auditLog', auditLogPage),
                      titled('people', peoplePage),
                      titled('dashboard', dashboardPage),
                      titled('activity', activityPage),
                      titled('profile', profilePage),
                      titled('onlineHelp', onlineHelpPage),
                      titled('onlineHelpModal', onlineHelpModal),
                      {
                        path: routes.textMessageWithoutId.path,
                        element: <Navigate to={routes.equityLog.path} replace />,
                      },
                    ],
                  },
                ],
              },
              titled('serviceLogPrint', serviceLogPrintPage),
              titled('opportunityPlaygroundPrint', playgroundPrintPage),
              titled('opportunityPlaygroundPrintOld', playgroundPrintPage),
              titled('playgroundPrint', lastPlaygroundPrint),
            ],
          },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]
