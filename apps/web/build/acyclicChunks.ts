import type { Plugin, Rollup } from 'vite'

/**
 * Fails the build where scripts of it import one another in a circle: one of them would run before what it needs, and its pages
 * would not open. It comes about where small parts that pages share are put together; a group of `vite.config.ts` that holds them
 * ends it.
 */
export const acyclicChunks = (): Plugin => ({
  name: 'retain:acyclic-chunks',
  apply: 'build',
  generateBundle(_options, bundle) {
    const circle = circleAmong(bundle)
    if (circle !== null)
      this.error(
        `Scripts of the build import one another: ${circle.map(contentOf(bundle)).join(' and ')}. Name a part of one in a group of vite.config.ts.`,
      )
  },
})

/** The scripts of the first circle; `null` where there is none. */
function circleAmong(bundle: Rollup.OutputBundle): readonly string[] | null {
  const done = new Set<string>()
  const visit = (name: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(name)) return path.slice(path.indexOf(name))
    const chunk = bundle[name]
    if (done.has(name) || chunk?.type !== 'chunk') return null
    for (const imported of chunk.imports) {
      const circle = visit(imported, [...path, name])
      if (circle !== null) return circle
    }
    done.add(name)
    return null
  }
  for (const name of Object.keys(bundle)) {
    const circle = visit(name, [])
    if (circle !== null) return circle
  }
  return null
}

/** The own modules of a script, which tell more than its name. */
const contentOf =
  (bundle: Rollup.OutputBundle) =>
  (name: string): string => {
    const chunk = bundle[name]
    const modules = chunk?.type === 'chunk' ? Object.keys(chunk.modules) : []
    return `${name} (${modules.map((id) => id.split('/').slice(-2).join('/')).join(', ')})`
  }
