/** Refuses files that import one another in a circle, in the sources of every package and app. */
import { readdirSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importCycles, importGraph } from './importCycles.ts'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const sources = ['packages', 'apps'].flatMap((kind) =>
  readdirSync(resolve(root, kind)).map((name) => resolve(root, kind, name, 'src')),
)
const files = sources.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => resolve(folder, path)),
)

const cycles = importCycles(importGraph(files))
const shown = (file: string): string => relative(root, file)
for (const { files: members, shortest } of cycles) {
  console.error(`\n${members.length} files in a circle:\n  ${members.map(shown).join('\n  ')}`)
  console.error(`  the shortest way round: ${shortest.map(shown).join(' → ')}`)
}
console.log(`cycles: ${cycles.length} among ${files.length} files`)
process.exitCode = cycles.length === 0 ? 0 : 1
