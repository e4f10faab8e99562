/** Writes the table of environment variables into README.md; with --check it only says whether the table is true. */
import { readFileSync, writeFileSync } from 'node:fs'
import * as prettier from 'prettier'
import { variableTable } from '../apps/server/src/config/variableTable.ts'

const readme = new URL('../README.md', import.meta.url)
const marked = /(<!-- variables[^>]*-->)[\s\S]*?(<!-- \/variables -->)/

const cell = (text: string): string => text.replaceAll('|', '\\|')
const rows = variableTable.map(
  ({ name, meaning, fallback, mustBe }) =>
    `| \`${name}\` | ${cell(meaning)} | ${cell(fallback)} | ${cell(mustBe)} |`,
)
const table = ['| variable | meaning | default | value |', '| --- | --- | --- | --- |', ...rows].join('\n')

const present = readFileSync(readme, 'utf8')
const wanted = await prettier.format(present.replace(marked, `$1\n\n${table}\n\n$2`), { parser: 'markdown' })

if (!process.argv.includes('--check')) {
  writeFileSync(readme, wanted)
  console.log(`README.md: ${variableTable.length} variables`)
} else if (present !== wanted) {
  console.error("README.md's table of variables is stale: run npm run docs:config")
  process.exitCode = 1
}
