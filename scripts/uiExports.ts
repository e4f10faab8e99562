import { readdirSync, readFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'

/** What of packages/ui decides which folders are public: the files that `exports` names, and the folders of `src`. */
export interface UiLayout {
  /** Source files as `exports` names them: `./src/button/Button.tsx`. */
  readonly exported: readonly string[]
  /** The folders directly below `src`. */
  readonly folders: readonly string[]
}

/**
 * What is wrong between the `exports` map of packages/ui and its folders, a sentence each: a folder is public, so that
 * at least one line of `exports` points into it, or it is below `src/internal`, which no line points into.
 *
 * @example
 * uiExportProblems({ exported: ['./src/internal/focus/onLeave.ts'], folders: ['internal'] })
 * // ['exports names ./src/internal/focus/onLeave.ts: what is internal is not exported']
 */
export function uiExportProblems({ exported, folders }: UiLayout): readonly string[] {
  const publicFolders = new Set(exported.map((file) => file.split('/')[2]))
  return [
    ...exported
      .filter((file) => file.startsWith('./src/internal/'))
      .map((file) => `exports names ${file}: what is internal is not exported`),
    ...folders
      .filter((folder) => folder !== 'internal' && !publicFolders.has(folder))
      .map((folder) => `src/${folder} is not exported: move it to src/internal/${folder}`),
  ]
}

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly '@retain/source': string }>>
}

/** The layout of packages/ui as it is on the disk, with the root of the repository as argument. */
export function readUiLayout(root: string): UiLayout {
  const folder = resolve(root, 'packages/ui')
  const manifest = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as Manifest
  return {
    exported: Object.values(manifest.exports).map((target) => target['@retain/source']),
    // Read from the files, since git leaves the empty folder of a moved file behind.
    folders: [
      ...new Set(
        readdirSync(resolve(folder, 'src'), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && entry.parentPath !== resolve(folder, 'src'))
          .map((entry) => relative(resolve(folder, 'src'), entry.parentPath).split(sep)[0] ?? ''),
      ),
    ],
  }
}
