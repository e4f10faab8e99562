import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

let kept: Buffer | undefined

/** Inter in its latin subset, as woff2: the font of the app, for pages that the server writes itself. */
export const pageFont = (): Buffer => (kept ??= readFileSync(fileURLToPath(import.meta.resolve(file))))

/** What answers with {@link pageFont} carry; the file has no version in its name. */
export const pageFontHeaders = {
  'Content-Type': 'font/woff2',
  'Cache-Control': 'public, max-age=86400',
} as const
