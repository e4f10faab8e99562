import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'

/**
 * Writes the icon of the built page into it, so that it is no request before the page can be used. The policy of the page
 * allows images of that kind.
 *
 * @param file a PNG file by its address below `public`, as the page names it.
 */
export const inlineIcon = (file: string): Plugin => {
  let config: ResolvedConfig
  return {
    name: 'retain:inline-icon',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: (html) => {
      const png = readFileSync(join(config.publicDir, file)).toString('base64')
      return html.replace(`href="${file}"`, () => `href="data:image/png;base64,${png}"`)
    },
  }
}
