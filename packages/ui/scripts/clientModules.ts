import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** What a module of React server components may not load: hooks, context, the page. The JSX runtime alone may. */
const clientLibrary =
  /^(?:react$|react-dom|react-aria|react-stately|styled-components|@dnd-kit\/|@tiptap\/|lucide-react)/

const importedName = /^\s*(?:import|export)\s*(?:[^'";]*?\bfrom\s*)?["']([^"']+)["']/gm

const importsOf = (code: string): readonly string[] =>
  [...code.matchAll(importedName)].map(([, name = '']) => name)

/**
 * Which built modules belong to the client, by their paths: those that load a client library themselves or by another
 * module. The others (tokens, formats, pure rules) stay usable in server components.
 *
 * @example
 * clientModules(new Map([['button.js', 'import { useId } from "react"'], ['tokens.js', 'export const a = 1']]))
 * // Set { 'button.js' }
 */
export function clientModules(modules: ReadonlyMap<string, string>): ReadonlySet<string> {
  const imports = new Map([...modules].map(([path, code]) => [path, importsOf(code)]))
  const found = new Set<string>()
  const isClient = (path: string, name: string): boolean =>
    clientLibrary.test(name) || found.has(posix.join(posix.dirname(path), name))
  const add = (): boolean => {
    const more = [...imports].filter(
      ([path, names]) => !found.has(path) && names.some((name) => isClient(path, name)),
    )
    more.forEach(([path]) => found.add(path))
    return more.length > 0
  }
  while (add());
  return found
}

/** Writes `'use client'` at the head of a built module, and moves its source map down by that line. */
function markModule(path: string): void {
  writeFileSync(path, `'use client';\n${readFileSync(path, 'utf8')}`)
  const map = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as { readonly mappings: string }
  writeFileSync(`${path}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }))
}

/**
 * Marks what belongs to the client in a built package. esbuild drops the directive from sources that it bundles, and a
 * banner would mark every file: then a server component got references in place of tokens and formats.
 */
export function markClientModules(folder: string): void {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.js'),
  )
  const modules = new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
  clientModules(modules).forEach((path) => markModule(join(folder, path)))
}
