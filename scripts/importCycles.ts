import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import ts from 'typescript'

/** Which files each file imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Files each of which leads to all the others by imports, and a shortest way from one of them back to itself. */
export interface ImportCycle {
  readonly files: readonly string[]
  readonly shortest: readonly string[]
}

/**
 * Which of these files import which. Types count, and so do imports that are made later (`import()`). Imports of other
 * packages are left out: those cannot lead back.
 *
 * @param files TypeScript sources by their absolute paths.
 */
export function importGraph(
  files: readonly string[],
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): ImportGraph {
  const known = new Set(files)
  const importsOf = (file: string) =>
    ts.preProcessFile(read(file)).importedFiles.flatMap(({ fileName: name }) => {
      if (!name.startsWith('.')) return []
      const path = resolve(dirname(file), name)
      return [path, `${path}.ts`, `${path}.tsx`].find((source) => known.has(source)) ?? []
    })
  return new Map(files.map((file) => [file, importsOf(file)]))
}

/** The shortest way to each file that a file leads to; to itself too, when there is a way back. */
function waysFrom(graph: ImportGraph, from: string): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>()
  const queue: (readonly string[])[] = [[from]]
  for (let way = queue.shift(); way !== undefined; way = queue.shift())
    for (const next of graph.get(way.at(-1) ?? from) ?? []) {
      if (ways.has(next)) continue
      ways.set(next, [...way, next])
      queue.push([...way, next])
    }
  return ways
}

/** The cycles of a graph. A file stands in one of them at most: cycles that share a file count as one. */
export function importCycles(graph: ImportGraph): readonly ImportCycle[] {
  const cycles: ImportCycle[] = []
  const placed = new Set<string>()
  for (const file of graph.keys()) {
    const ways = waysFrom(graph, file)
    if (placed.has(file) || !ways.has(file)) continue
    const files = [...ways.keys()].filter((other) => waysFrom(graph, other).has(file))
    const circles = files.flatMap((other) => [waysFrom(graph, other).get(other) ?? []])
    const [shortest = []] = circles.toSorted((one, other) => one.length - other.length)
    cycles.push({ files: files.toSorted(), shortest })
    for (const other of files) placed.add(other)
  }
  return cycles
}
