import { GlobalStyle } from '@retain/ui/global-style'
import { LocaleProvider } from '@retain/ui/locale'
import { StrictMode } from 'react'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import type { AppStore } from './store'

type Router = Parameters<typeof RouterProvider>[0]['router']

/** The app, given its store and its router: the browser's in the product, one in memory in tests. */
export function App({ store, router }: { readonly store: AppStore; readonly router: Router }) {
  return (
    <StrictMode>
      <GlobalStyle />
      {/* The stores are American, whatever language a browser is set to. */}
      <LocaleProvider locale="en-US">
        <Provider store={store}>
          {/* A page is drawn in one go: in the slices of a transition the styles that come with it are applied to the page before. */}
          <RouterProvider router={router} useTransitions={false} />
        </Provider>
      </LocaleProvider>
    </StrictMode>
  )
}
