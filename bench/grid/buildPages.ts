import react from '@vitejs/plugin-react'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type InlineConfig } from 'vite'
import { sourceConditions } from '../../vite.shared.ts'
import { pathOf, workFolder, type Subject } from './subjects.ts'

/** How many bytes a grid adds to a page that has React and styled-components, gzipped. */
export interface Size {
  readonly script: number
  readonly style: number
}

const resolved = (fromSource: boolean): InlineConfig => ({
  root: pathOf('.'),
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    dedupe: ['react', 'react-dom', 'styled-components'],
    ...(fromSource ? sourceConditions.resolve : {}),
  },
})

/** What every page has without the grid: it does not count as the grid's. */
const notOfTheGrid = [/^react(\/|$)/, /^react-dom(\/|$)/, /^styled-components$/, /\/page\//, /^\.\.\/page\//]

const bytes = (folder: string, ending: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length, 0)

/**
 * Builds the page of one grid, and the grid alone for its size.
 *
 * @param fromSource takes our package from its sources instead of its build: quicker while working on it.
 */
export async function buildPage({ name, adapter }: Subject, fromSource: boolean): Promise<Size> {
  const entry = join(workFolder, 'pages', `${name}.html`)
  mkdirSync(dirname(entry), { recursive: true })
  writeFileSync(
    join(workFolder, 'pages', `${name}.js`),
    `import adapter from '../../${adapter}'\nimport { expose } from '../../page/driver'\nexpose(adapter)\n`,
  )
  writeFileSync(
    entry,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title></head><body>` +
      `<div id="root"></div><script type="module" src="./${name}.js"></script></body></html>`,
  )
  await build({
    ...resolved(fromSource),
    base: './',
    build: {
      outDir: join(workFolder, 'dist', name),
      emptyOutDir: true,
      chunkSizeWarningLimit: Infinity,
      rollupOptions: { input: entry },
    },
  })
  const alone = join(workFolder, 'alone', name)
  await build({
    ...resolved(fromSource),
    build: {
      outDir: alone,
      emptyOutDir: true,
      chunkSizeWarningLimit: Infinity,
      rollupOptions: {
        input: pathOf(adapter),
        preserveEntrySignatures: 'strict',
        external: notOfTheGrid,
      },
    },
  })
  return { script: bytes(alone, '.js'), style: bytes(alone, '.css') }
}
