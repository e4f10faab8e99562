/**
 * Checks docs/security: that every requirement of ASVS 5.0 up to level 2 has one row, in a state that there is, and that every
 * file that is named is there.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'docs/security')

/** How many requirements of each level the standard has. */
const requirements = { '1': 70, '2': 183 }

const states = ['met', '**in part**', '**not met**', 'elsewhere', 'n/a']

/** Where paths begin: at the top, or in the server. */
const isThere = (path: string): boolean =>
  existsSync(join(root, path)) || existsSync(join(root, 'apps/server/src', path))

const faults: string[] = []
const counted: Record<string, number> = { '1': 0, '2': 0 }
const seen = new Set<string>()

const files = readdirSync(folder)
  .sort()
  .map((name) => join('docs/security', name))
for (const file of ['docs/security.md', ...files]) {
  const text = readFileSync(join(root, file), 'utf8')
  for (const [, path = ''] of text.matchAll(/`([\w./-]+\/[\w./-]*)`/g))
    if (/\.(tsx?|md|js)$/.test(path) && !isThere(path)) faults.push(`${file}: there is no ${path}`)
  for (const [, id = '', level = '', state = ''] of text.matchAll(
    /^\| (\d+\.\d+\.\d+)\s*\| (\d)\s*\| [^|]*\| ([^|]*?)\s*\|/gm,
  )) {
    if (seen.has(id)) faults.push(`${file}: ${id} has two rows`)
    seen.add(id)
    counted[level] = (counted[level] ?? 0) + 1
    if (!states.includes(state)) faults.push(`${file}: ${id} is "${state}", which is no state`)
  }
}
for (const [level, count] of Object.entries(requirements))
  if (counted[level] !== count)
    faults.push(`docs/security: ${counted[level] ?? 0} rows of level ${level}; the standard has ${count}`)

if (faults.length === 0) console.log(`docs/security: ${seen.size} requirements`)
else {
  console.error(faults.join('\n'))
  process.exitCode = 1
}
