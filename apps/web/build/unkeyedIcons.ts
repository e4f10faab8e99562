import type { Plugin } from 'vite'

const icon = /\/node_modules\/lucide-react\/dist\/esm\/icons\//

/**
 * Leaves the React keys out of the parts of icons. The parts never change places, so that nothing needs them, and random
 * letters are what compresses worst in the first script.
 */
export const unkeyedIcons = (): Plugin => ({
  name: 'retain:unkeyed-icons',
  apply: 'build',
  transform: {
    filter: { id: icon },
    handler: (code) => ({ code: code.replaceAll(/,\s*key: "\w+"/g, ''), map: null }),
  },
})
