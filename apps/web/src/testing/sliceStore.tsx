import { configureStore } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, type MemoryRouterProps } from 'react-router-dom'
import { api } from '../core/api/api'
import { rootReducer } from '../core/state/rootReducer'
import type { Services } from '../core/state/services'
import { stillNavigation } from './stillNavigation'

/** A store of the slices that the tested code loads, without the rest of the app and its listeners, and the wrapper of a hook. */
export function sliceStore(services: Partial<Services> = {}) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (standard) =>
      standard({
        // The other services belong to code that is not tested.
        thunk: { extraArgument: services as Services },
        immutableCheck: false,
        serializableCheck: false,
      }).concat(api.middleware),
    // An answer is drawn at once, not with the next frame.
    enhancers: (standard) => standard({ autoBatch: false }),
  })
  const inStore = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  return { store, inStore }
}

/**
 * The same in a router.
 *
 * @param entries the history, with the page in sight last.
 * @param query that of the page, as the listeners and the hooks read it from the router.
 */
export function routedSliceStore(entries: MemoryRouterProps['initialEntries'], query: () => string) {
  const { store, inStore: Store } = sliceStore({ navigation: stillNavigation({ query }) })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Store>
      <MemoryRouter {...(entries && { initialEntries: entries })}>{children}</MemoryRouter>
    </Store>
  )
  return { store, wrapper }
}
