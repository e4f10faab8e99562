import type { Plugin } from 'vite'

/** In development, gives the hidden frame of a silent sign-in its tiny page, as the server does with the built app. */
export const silentReturn = (): Plugin => ({
  name: 'retain:silent-return',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (request.url?.startsWith('/auth/silent') === true) request.url = '/silent.html'
      next()
    })
  },
})
