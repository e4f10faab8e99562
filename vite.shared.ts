import { defaultClientConditions, defaultServerConditions } from 'vite'

const source = '@retain/source'

/** Resolves our own packages to their TypeScript sources, so that nothing has to be built before it can run. */
export const sourceConditions = {
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    resolve: {
      conditions: [source, ...defaultServerConditions],
      externalConditions: [source, 'node'],
    },
  },
}
