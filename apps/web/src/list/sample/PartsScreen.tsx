import { configureStore } from '@reduxjs/toolkit'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { api } from '../../core/api/api'
import { rootReducer } from '../../core/state/rootReducer'
import type { Services } from '../../core/state/services'
import { UnsavedChangesGuard } from '../../forms/UnsavedChangesGuard'
import { sameThreadReader } from '../streaming/rowReader'
import { streamedPartCalls } from './partsApi'
import { PartsList } from './PartsList'
import type { PartsServer } from './partsServer'

/** The services that a list uses; nobody is signed in, and nothing is sent over a network. */
function servicesOf(server: PartsServer, query: () => string): Services {
  const services: Partial<Services> = {
    transport: {
      bases: rootReducer(undefined, { type: 'story/opened' }).appConfig.config.bases,
      fetch: server.fetch,
      accessToken: () => Promise.resolve(null),
      subscriptionKey: '',
      newRequestId: () => crypto.randomUUID(),
    },
    navigation: { path: () => '/', query, state: () => null, go: () => undefined, prefetch: () => undefined },
    rowReader: sameThreadReader(streamedPartCalls),
    now: () => instantFromEpoch(0),
  }
  // The others belong to features that are not here.
  return services as Services
}

const openScreen = (server: PartsServer) => {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <UnsavedChangesGuard>
          <PartsList />
        </UnsavedChangesGuard>
      ),
    },
  ])
  const services = servicesOf(server, () => router.state.location.search)
  const store = configureStore({
    reducer: rootReducer,
    middleware: (standard) =>
      standard({
        thunk: { extraArgument: services },
        immutableCheck: false,
        serializableCheck: false,
      }).concat(api.middleware),
  })
  return { router, store }
}

/** A whole screen with the list of spare parts: its store, its address and its service in memory. */
export function PartsScreen({ server }: { readonly server: PartsServer }) {
  const [{ router, store }] = useState(() => openScreen(server))
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  )
}
