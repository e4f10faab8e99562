import { readFile } from 'node:fs/promises'
import { preview } from 'vite'

const root = new URL('../', import.meta.url).pathname

/** A story, or a page of words. */
export interface IndexEntry {
  readonly id: string
  readonly type: 'story' | 'docs'
}

/** The built Storybook, served on this machine until it is closed. */
export interface BuiltStorybook {
  readonly origin: string
  readonly entries: readonly IndexEntry[]
  readonly close: () => Promise<void>
}

/**
 * Serves what `npm run build -w @retain/docs` has built.
 *
 * @throws where nothing is built.
 */
export async function builtStorybook(): Promise<BuiltStorybook> {
  const index = JSON.parse(await readFile(`${root}storybook-static/index.json`, 'utf8')) as {
    readonly entries: Readonly<Record<string, IndexEntry>>
  }
  const server = await preview({
    root,
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: 'storybook-static' },
    preview: { port: 4170, host: '127.0.0.1' },
  })
  const origin = server.resolvedUrls?.local[0]
  if (origin === undefined) throw new Error('The built Storybook is not served')
  return { origin, entries: Object.values(index.entries), close: () => server.close() }
}
