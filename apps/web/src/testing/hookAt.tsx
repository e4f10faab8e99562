import { renderHook } from '@testing-library/react'
import { createContext, useContext, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { navigationOf } from '../app/navigation'
import { openStore, type StoreOptions } from './openStore'

type Store = ReturnType<typeof openStore>['store']

/** What a test may set before a hook is drawn. */
export interface HookOptions<Props = undefined> extends Omit<StoreOptions, 'path' | 'navigation'> {
  readonly initialProps?: Props
  /** With its query and history state. @default '/app/log' */
  readonly at?: string | { readonly pathname: string; readonly search?: string; readonly state?: unknown }
  /** What happens to the store before the hook is drawn. */
  readonly before?: (store: Store) => void
}

const Drawn = createContext<ReactNode>(null)
const Page = () => useContext(Drawn)

/** Draws a hook on a page without anything else: the real store and router, with the network and the history faked. */
export function hookAt<Result, Props = undefined>(
  hook: (props: Props) => Result,
  { initialProps, at = '/app/log', before, ...options }: HookOptions<Props> = {},
) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [at] })
  const app = openStore({ ...options, navigation: navigationOf(router) })
  before?.(app.store)
  const view = renderHook(hook, {
    ...(initialProps === undefined ? {} : { initialProps }),
    wrapper: ({ children }) => (
      <Provider store={app.store}>
        <Drawn value={children}>
          <RouterProvider router={router} />
        </Drawn>
      </Provider>
    ),
  })
  return {
    ...app,
    ...view,
    router,
    /** The address in sight. */
    address: () => router.state.location.pathname + router.state.location.search,
  }
}
