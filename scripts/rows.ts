/**
 * Counts the rows of the ledgers (docs/requirements) against the tests that name them.
 *
 *   npm run rows                      a line for each group
 *   npm run rows -- "Left navigation" the rows of a group that no test names
 */
import { readdirSync, readFileSync } from 'node:fs'

interface Row {
  readonly id: string
  readonly group: string
  readonly text: string
}

const ledgers = ['shell', 'logs', 'opportunity']
const root = new URL('..', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

const rows: Row[] = ledgers.flatMap((ledger) => {
  let group = ''
  return read(`docs/requirements/${ledger}.md`)
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('## ')) group = `${ledger}: ${line.slice(3)}`
      const [, id, text] = /^\| ((?:S|L|O|OP)-\d+) \| (.+?) \|/.exec(line) ?? []
      return id === undefined || text === undefined ? [] : [{ id, group, text }]
    })
})

const files = ['packages', 'apps', 'e2e'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.(test|stories|spec|setup)\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist|\.[^/]+)\//.test(file),
    )
    .map((file) => `${folder}/${file}`),
)
const named = new Set(
  files.flatMap((file) => read(file).match(/\[(?:S|L|O|OP)-\d+\]/g) ?? []).map((id) => id.slice(1, -1)),
)
const open = new Map(
  [...read('docs/requirements/open.md').matchAll(/^\| ((?:S|L|O|OP)-\d+) \| (.+?) \|/gm)].map(
    ([, id, why]) => [id, why],
  ),
)

const wanted = process.argv[2]?.toLowerCase()
if (wanted !== undefined) {
  for (const { id, group, text } of rows) {
    if (!group.toLowerCase().includes(wanted) || named.has(id)) continue
    console.log(`${id}  ${text}${open.has(id) ? `  (open.md: ${open.get(id) ?? ''})` : ''}`)
  }
} else {
  for (const group of new Set(rows.map((row) => row.group))) {
    const all = rows.filter((row) => row.group === group)
    const tested = all.filter(({ id }) => named.has(id)).length
    const noted = all.filter(({ id }) => !named.has(id) && open.has(id)).length
    console.log(
      `${String(tested).padStart(4)} of ${String(all.length).padStart(3)}  +${String(noted).padStart(3)} in open.md  ${group}`,
    )
  }
}
