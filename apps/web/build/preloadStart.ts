import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite'

/**
 * Lets the page preload the code of modules that its first script fetches lazily, and all that these import: it arrives
 * together with that script and not after it. The silent page of a sign-in is left alone.
 *
 * @param modules how the paths of the modules end, such as `src/app/startApp.ts`.
 */
export const preloadStart = (modules: readonly string[]): Plugin => ({
  name: 'retain:preload-start',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {}, chunk, path }) =>
      path.endsWith('/index.html') ? linksTo(modules, bundle, chunk) : [],
  },
})

function linksTo(
  modules: readonly string[],
  bundle: Rollup.OutputBundle,
  entry: Rollup.OutputChunk | undefined,
): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((one): one is Rollup.OutputChunk => one.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const importsOf = (chunk: Rollup.OutputChunk | undefined, seen: Set<string>): Set<string> => {
    if (chunk === undefined || seen.has(chunk.fileName)) return seen
    seen.add(chunk.fileName)
    for (const name of chunk.imports) importsOf(byName.get(name), seen)
    return seen
  }
  // Vite preloads these itself.
  const known = importsOf(entry, new Set())
  const wanted = new Set<string>()
  for (const module of modules) {
    const holder = chunks.find((chunk) => Object.keys(chunk.modules).some((id) => id.endsWith(module)))
    if (holder === undefined) throw new Error(`No script of the build holds ${module}`)
    importsOf(holder, wanted)
  }
  return [...wanted]
    .filter((name) => !known.has(name))
    .map((name) => ({
      tag: 'link',
      attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
      injectTo: 'head',
    }))
}
