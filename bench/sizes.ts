import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Rollup } from 'vite'
import { sourceConditions } from '../vite.shared.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const manifest = JSON.parse(readFileSync(`${root}packages/ui/package.json`, 'utf8')) as {
  readonly exports: Readonly<Record<string, unknown>>
}

/** What an app of this kind has anyway: React, react-aria with what it is made of, styled-components. */
const given =
  /^(react|react-dom|scheduler|styled-components|react-aria|react-aria-components|react-stately|@react-aria|@react-stately|@react-types|@internationalized)(\/|$)/

/** The most that a button may cost beyond what an app has anyway, in KB. */
const buttonAim = 4

const entry = 'virtual:one-part'

interface Size {
  /** What has to arrive before the part can be used. */
  readonly first: number
  /** What it fetches later, when it is needed. */
  readonly later: number
}

async function sizeOf(part: string, isBeyond: boolean): Promise<Size> {
  const result = (await build({
    ...sourceConditions,
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      react(),
      {
        name: 'one-part',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) =>
          id === `\0${entry}`
            ? `import * as part from '@retain/ui/${part}'\nglobalThis.part = part`
            : undefined,
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: entry, ...(isBeyond ? { external: (id: string) => given.test(id) } : {}) },
    },
  })) as Rollup.RollupOutput
  const chunks = result.output.filter((one): one is Rollup.OutputChunk => one.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const first = new Set<Rollup.OutputChunk>()
  const take = (chunk: Rollup.OutputChunk | undefined) => {
    if (chunk === undefined || first.has(chunk)) return
    first.add(chunk)
    for (const name of chunk.imports) take(byName.get(name))
  }
  for (const chunk of chunks) if (chunk.isEntry) take(chunk)
  const sum = (some: Iterable<Rollup.OutputChunk>) =>
    [...some].reduce((total, { code }) => total + gzipSync(code, { level: 9 }).length / 1024, 0)
  return { first: sum(first), later: sum(chunks.filter((chunk) => !first.has(chunk))) }
}

const printed = ({ first, later }: Size): string =>
  `${first.toFixed(1).padStart(8)}${later === 0 ? ''.padStart(9) : ` +${later.toFixed(1)}`.padStart(9)}`

/**
 * What each public part of packages/ui costs, in KB of gzipped JavaScript: alone, with everything that it needs, and beyond
 * what an app of this kind has anyway. After a plus stands what is fetched only when it is needed.
 */
export async function measureSizes(): Promise<void> {
  const parts = Object.keys(manifest.exports)
    .filter((name) => !name.endsWith('.css') && !name.startsWith('./testing/'))
    .map((name) => name.slice(2))
  console.log(`${'KB gzip'.padEnd(26)}${'alone'.padStart(8)}${''.padStart(9)}${'beyond'.padStart(8)}`)
  for (const part of parts) {
    const alone = await sizeOf(part, false)
    const beyond = await sizeOf(part, true)
    const isMissed = part === 'button' && beyond.first >= buttonAim
    console.log(
      `${part.padEnd(26)}${printed(alone)}${printed(beyond)}${isMissed ? `  MISS (aim ${buttonAim})` : ''}`,
    )
  }
}
