import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** The nearest folder above this module with a manifest: the same from `src` and from `dist`, whose depths differ. */
function packageFolderOf(module: string): string {
  let folder = dirname(module)
  while (!existsSync(resolve(folder, 'package.json'))) {
    if (folder === dirname(folder)) throw new Error('The server stands in no package')
    folder = dirname(folder)
  }
  return folder
}

/** The folder of this package. */
export const packageFolder = packageFolderOf(import.meta.filename)

/** The folder that holds the repository: relative paths of the environment start here, wherever npm was called. */
export const projectRoot = resolve(packageFolder, '../..')
