import { configureStore } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { api } from '../core/api/api'
import { rootReducer } from '../core/state/rootReducer'
import type { Services } from '../core/state/services'

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
