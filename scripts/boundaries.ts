/**
 * Plants violations of the architecture's rules and expects each to be refused: a rule that no longer bites is worse than
 * none. Nothing is written to disk: ESLint and the compiler are handed the planted text.
 */
import { readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import ts from 'typescript'
import tseslint from 'typescript-eslint'
import { listedFolders, serverLayers, webLayers, type Layers } from '../layers.js'
import { importCycles, importGraph } from './importCycles.ts'
import { readUiLayout, uiExportProblems } from './uiExports.ts'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

interface Planted {
  readonly file: string
  readonly text: string
  readonly rule: string
}

const planted: readonly Planted[] = [
  { file: 'packages/domain/src/planted.ts', text: "import 'react'", rule: 'no-restricted-imports' },
  {
    file: 'packages/domain/src/planted.ts',
    text: "import '@retain/api-client/stores'",
    rule: 'no-restricted-imports',
  },
  { file: 'packages/domain/src/planted.ts', text: "import 'node:fs'", rule: 'no-restricted-imports' },
  { file: 'packages/domain/src/planted.ts', text: "import 'io-ts'", rule: 'no-restricted-imports' },
  { file: 'packages/domain/src/planted.ts', text: "import 'fp-ts/Option'", rule: 'no-restricted-imports' },
  {
    file: 'packages/domain/src/planted.ts',
    text: 'export const now = () => new Date()',
    rule: 'no-restricted-globals',
  },
  {
    file: 'packages/domain/src/planted.ts',
    text: 'export const say = Intl.NumberFormat',
    rule: 'no-restricted-globals',
  },
  {
    file: 'packages/domain/src/planted.ts',
    text: 'export const luck = Math.random()',
    rule: 'no-restricted-properties',
  },
  { file: 'packages/api-client/src/planted.ts', text: "import 'react'", rule: 'no-restricted-imports' },
  {
    file: 'packages/api-client/src/planted.ts',
    text: "import 'fp-ts/lib/Either'",
    rule: 'no-restricted-imports',
  },
  {
    file: 'packages/api-client/src/planted.ts',
    text: "import '@retain/ui/button'",
    rule: 'no-restricted-imports',
  },
  {
    file: 'packages/ui/src/planted.ts',
    text: "import '@retain/domain/money/money'",
    rule: 'no-restricted-imports',
  },
  {
    file: 'packages/ui/src/planted.ts',
    text: "import '../../../apps/web/src/app/store'",
    rule: 'no-restricted-imports',
  },
  {
    file: 'packages/ui/src/planted.ts',
    text: 'export const style = `@media (max-width: 720px) {}`',
    rule: 'no-restricted-syntax',
  },
  { file: 'apps/web/src/planted.ts', text: "import 'io-ts'", rule: 'no-restricted-imports' },
  { file: 'apps/web/src/planted.ts', text: "import 'node:fs'", rule: 'no-restricted-imports' },
  ...['apps/web/src/features/lock/planted.ts', 'apps/web/src/forms/planted.tsx'].map((file) => ({
    file,
    text: "import 'fp-ts/Either'",
    rule: '@typescript-eslint/no-restricted-imports',
  })),
  { file: 'apps/server/src/planted.ts', text: "import 'react'", rule: 'no-restricted-imports' },
  { file: 'apps/server/src/planted.ts', text: "import 'io-ts'", rule: 'no-restricted-imports' },
  {
    file: 'apps/server/src/planted.ts',
    text: "import '../../web/src/app/store'",
    rule: 'no-restricted-imports',
  },
  { file: 'apps/web/src/planted.ts', text: 'export {}\n'.repeat(401), rule: 'max-lines' },
]

/** The planted files are in no project, so the rules that need types are left out here. */
const eslint = new ESLint({
  cwd: root,
  overrideConfig: [
    { ...tseslint.configs.disableTypeChecked, files: ['**/planted.{ts,tsx}'] },
    { files: ['**/planted.{ts,tsx}'], languageOptions: { parserOptions: { projectService: false } } },
  ],
})

async function refusedByLint({ file, text, rule }: Planted): Promise<boolean> {
  const [result] = await eslint.lintText(`${text}\n`, { filePath: resolve(root, file) })
  return result?.messages.some(({ ruleId }) => ruleId === rule) ?? false
}

/** Whether the compiler refuses a text in domain, where neither the browser nor Node exists. */
function refusedByDomainCompiler(text: string): boolean {
  const folder = resolve(root, 'packages/domain')
  const read = (file: string) => ts.sys.readFile(file)
  const config = ts.parseJsonConfigFileContent(
    ts.readConfigFile(resolve(folder, 'tsconfig.src.json'), read).config,
    ts.sys,
    folder,
  )
  const file = resolve(folder, 'src/planted.ts')
  const host = ts.createCompilerHost(config.options)
  const readSource = host.getSourceFile.bind(host)
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : readSource(name, ...rest)
  host.fileExists = (name) => name === file || ts.sys.fileExists(name)
  const program = ts.createProgram([file], config.options, host)
  return ts.getPreEmitDiagnostics(program).length > 0
}

/** Those of the planted lines that no rule of imports refuses. */
async function letPass(file: string, lines: readonly string[]): Promise<readonly string[]> {
  const [result] = await eslint.lintText(`${lines.join('\n')}\n`, { filePath: resolve(root, file) })
  const rules = ['no-restricted-imports', 'no-restricted-syntax']
  const refused = result?.messages.filter(({ ruleId }) => rules.includes(ruleId ?? '')) ?? []
  return lines.filter((_, at) => !refused.some(({ line }) => line === at + 1))
}

/** Every form of an import, each of which the compiler and the bundler follow. */
const formsOf = (path: string): readonly string[] => [
  `import '${path}'`,
  `import type { A } from '${path}'`,
  `export type { B } from '${path}'`,
  `export const load = () => import('${path}')`,
  `export type C = import('${path}').C`,
]

/** What goes wrong with a table of layers: a folder that it does not list, an import that is let pass or refused wrongly. */
async function faultsOfLayers(layers: Layers): Promise<readonly string[]> {
  const { src, rows, siblings, entries } = layers
  const faults = unlisted(src, rows.flat(), entries)
  for (const [folder, inside] of Object.entries(siblings))
    faults.push(...unlisted(`${src}/${folder}`, Object.keys(inside), []))
  for (const { folder, folders, siblings: near } of listedFolders(layers)) {
    const [top = '', name] = folder.split('/')
    const topUp = '../'.repeat(folder.split('/').length)
    const others = rows.flat().filter((other) => !folders.includes(other) && other !== top)
    const strangers = Object.keys(name === undefined ? {} : (siblings[top] ?? {})).filter(
      (other) => !near.includes(other),
    )
    const refused = [
      ...others.map((other) => `${topUp}${other}/a`),
      ...strangers.map((other) => `../${other}/a`),
    ]
    const passed = [...folders.map((other) => `${topUp}${other}/a`), ...near.map((other) => `../${other}/a`)]
    for (const nested of ['', 'nested/']) {
      const file = `${src}/${folder}/${nested}planted.ts`
      const linesOf = (paths: readonly string[]) =>
        paths.map((path) => `import '${nested === '' ? '' : '../'}${path}'`)
      for (const line of await letPass(file, linesOf(refused))) faults.push(`let pass in ${file}: ${line}`)
      if ((await letPass(file, linesOf(passed))).length !== passed.length)
        faults.push(`refused in ${file} although layers.js allows it`)
    }
    for (const line of await letPass(`${src}/${folder}/planted.ts`, refused.slice(0, 1).flatMap(formsOf)))
      faults.push(`let pass in ${src}/${folder}: ${line}`)
  }
  return faults
}

/** What stands in a folder and is not listed. An app whose table is empty has none yet. */
function unlisted(folder: string, folders: readonly string[], entries: readonly string[]): string[] {
  if (folders.length === 0) return []
  return readdirSync(resolve(root, folder), { withFileTypes: true })
    .filter((entry) =>
      entry.isDirectory()
        ? ![...folders, 'testing'].includes(entry.name)
        : !entries.includes(entry.name) && !/\.test\.tsx?$/.test(entry.name),
    )
    .map(({ name }) => `${folder}/${name} is not listed in layers.js`)
}

const missed: string[] = []
for (const one of planted) {
  if (!(await refusedByLint(one)))
    missed.push(`${one.rule} let pass in ${one.file}: ${one.text.slice(0, 60)}`)
}
const outside = [
  'export const t = document.title',
  'export const p = process.env',
  'export const f = () => fetch("/")',
]
for (const text of outside) {
  if (!refusedByDomainCompiler(text)) missed.push(`the domain compiler let pass: ${text}`)
}
if (refusedByDomainCompiler('export const sum = 1 + 1')) missed.push('the domain compiler refuses plain code')
for (const layers of [serverLayers, webLayers]) missed.push(...(await faultsOfLayers(layers)))
for (const form of formsOf('./a')) {
  const graph = importGraph(['/a.ts', '/b.ts'], (file) => (file === '/b.ts' ? form : "import './b'"))
  if (importCycles(graph).length !== 1) missed.push(`no cycle was seen in: ${form}`)
}

const ui = readUiLayout(root)
const uiProblems = uiExportProblems(ui)
const misplaced = [
  { ...ui, exported: [...ui.exported, './src/internal/planted/planted.ts'] },
  { ...ui, folders: [...ui.folders, 'planted'] },
]
for (const layout of misplaced) {
  if (uiExportProblems(layout).length === uiProblems.length)
    missed.push('the exports of packages/ui let a planted line or folder pass')
}

for (const line of [...missed, ...uiProblems]) console.error(line)
const total = planted.length + outside.length + misplaced.length
console.log(`boundaries: ${total - missed.length} of ${total} violations refused`)
process.exitCode = missed.length + uiProblems.length === 0 ? 0 : 1
