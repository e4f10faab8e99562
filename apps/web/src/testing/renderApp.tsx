import type { AppConfig } from '@retain/api-client/config'
import { fakeClock, fakeLive } from '@retain/api-client/live/fakeSocket'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import type { Permission } from '@retain/domain/session/user/permissions'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { App } from '../app/App'
import { pageViewed } from '../core/state/events'
import type { LogFields } from '../core/browser/log'
import { navigationOf, watchPages } from '../app/navigation'
import { routeTree } from '../app/router'
import { makeStore } from '../app/store'
import { searchBox } from '../features/quick-search/SearchInput'
import { tagGroup } from '../features/work-log/filters/LazyTags'
import { filterFields } from '../features/work-log/filters/panel/filterFields'
import { streamedLogCalls } from '../features/work-log/search/streamedLogCalls'
import { sameThreadReader } from '../list/streaming/rowReader'
import { savedSearchSelect } from '../features/work-log/saved-search/SavedSearchSelect'
import { liveListeners } from '../app/liveListeners'
import { announcementsLoaded } from '../shell/announcements/announcementsSlice'
import { fakeApi, type FakeAnswers } from './fakeApi'
import { fakeIdentity } from './fakeIdentity'
import { allPermissions, config } from './fixtures'

// The browser fetches this in the first quiet moment. What shows before is tested without the whole app.
await Promise.all(
  [filterFields, tagGroup, savedSearchSelect, searchBox, liveListeners].map(async (code) => {
    await code.fetch()
  }),
)

/** What a test may set before the app starts. */
export interface AppOptions {
  /** An address, with its history state where it is a reload. @default '/app/log' */
  readonly path?: string | { readonly pathname: string; readonly search: string; readonly state: unknown }
  /** What the signed-in person may do; `null` for nobody signed in. @default everything */
  readonly roles?: readonly Permission[] | null
  readonly answers?: FakeAnswers
  readonly config?: Partial<AppConfig>
  /**
   * Whether the announcements are loaded, 1500 ms after the shell is drawn: on a busy machine that comes into the middle of what
   * a test does. @default false
   */
  readonly loadsAnnouncements?: boolean
  /** The network. @default that of the faked services */
  readonly fetch?: typeof globalThis.fetch
}

/** The whole app at an address, not yet drawn: the real store, with the network, the identity server and the router's history faked only. */
export function prepareApp({
  path = '/app/log',
  roles = allPermissions,
  answers,
  loadsAnnouncements = false,
  ...options
}: AppOptions = {}) {
  const api = fakeApi(roles ?? [], answers)
  const identity = fakeIdentity(roles !== null)
  const router = createMemoryRouter(routeTree, { initialEntries: [path] })
  const live = fakeLive()
  const clock = fakeClock()
  const lines: { readonly message: string; readonly fields: LogFields | undefined }[] = []
  const files: { readonly name: string; readonly content: Blob }[] = []
  const keep = (message: string, fields?: LogFields) => void lines.push({ message, fields })
  const store = makeStore(
    { ...config, ...options.config },
    {
      identity,
      transport: {
        ...api.transport,
        accessToken: identity.accessToken,
        fetch: options.fetch ?? api.transport.fetch,
      },
      live: { makeSocket: live.makeSocket, after: clock.after, listeners: liveListeners },
      navigation: navigationOf(router),
      rowReader: sameThreadReader(streamedLogCalls),
      saveFile: (content, name) => void files.push({ name, content }),
      now: () => instantFromEpoch(Date.parse('2026-11-21T15:00:00.000Z')),
      log: { info: keep, warn: keep },
    },
  )
  if (!loadsAnnouncements) store.dispatch(announcementsLoaded())
  return {
    api,
    store,
    router,
    identity,
    /** The server's side of the live channel. */
    live,
    /** The clock of the live connection. */
    clock,
    /** What was written to the log. */
    lines,
    /** The files that were handed to the browser. */
    files,
    draw: () => render(<App store={store} router={router} />),
  }
}

/** Starts the whole app at an address. */
export function renderApp(options: AppOptions = {}) {
  const { draw, ...app } = prepareApp(options)
  const { store, router } = app
  const stop = watchPages(router, (pattern) => store.dispatch(pageViewed(pattern)))
  const view = draw()
  return {
    ...app,
    user: userEvent.setup(),
    /** The address in sight. */
    address: () => router.state.location.pathname + router.state.location.search,
    unmount() {
      stop()
      view.unmount()
    },
  }
}
