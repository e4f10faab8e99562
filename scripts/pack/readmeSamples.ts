import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './consumer.ts'

/**
 * The files that a readme tells its reader to write: code whose first line is a comment with its path.
 *
 * @example
 * readmeSamples('packages/ui/README.md')['src/main.tsx'] // "import '@retain/ui/fonts.css'…"
 */
export function readmeSamples(readme: string): Readonly<Record<string, string>> {
  const text = readFileSync(join(root, readme), 'utf8')
  return Object.fromEntries(
    [...text.matchAll(/```tsx\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(([, path, code]) => [
      path ?? '',
      code ?? '',
    ]),
  )
}
