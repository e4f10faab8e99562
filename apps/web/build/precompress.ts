import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

const compressible = /\.(js|css|svg|json|txt)$/
/** Below this many bytes compressing saves no packet. */
const worthwhile = 1024

/**
 * Writes a .gz and a .br beside every text asset, so that the server never compresses while somebody waits. HTML is left
 * out: the server fills a fresh nonce into it.
 */
export function precompress(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'retain:precompress',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async writeBundle() {
      const folder = join(config.root, config.build.outDir)
      const names = await readdir(folder, { recursive: true })
      await Promise.all(
        names.filter((name) => compressible.test(name)).map((name) => compress(join(folder, name))),
      )
    },
  }
}

async function compress(path: string): Promise<void> {
  const plain = await readFile(path)
  if (plain.length < worthwhile) return
  const [gzipped, brotlied] = await Promise.all([
    promisify(gzip)(plain, { level: 9 }),
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  ])
  await Promise.all([writeFile(`${path}.gz`, gzipped), writeFile(`${path}.br`, brotlied)])
}
