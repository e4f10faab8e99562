import { cpSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runStep } from '../steps.ts'

interface Manifest {
  readonly version: string
  readonly devDependencies: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, unknown>>
}

export const root = new URL('../..', import.meta.url).pathname

export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest

/** Runs a command in a folder; when it fails, so does the whole check, with what it printed. */
export async function run(name: string, folder: string, command: string): Promise<string> {
  const { code, output, seconds } = await runStep({ name, command: `cd '${folder}' && ${command}` })
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(44)} ${seconds.toFixed(1).padStart(6)} s`)
  if (code !== 0) throw new Error(`${name}\n${output}`)
  return output
}

/** Says what was seen, and ends the check when it is not so. */
export function expect(what: string, holds: boolean): void {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}`)
  if (!holds) throw new Error(what)
}

/** Builds a package, packs it and looks at the package and its types; where its tarball is. */
export async function packed(name: string, folder: string, isBuilt: boolean): Promise<string> {
  if (!isBuilt)
    await run(
      `${name}: build`,
      root,
      `npx turbo run build --filter=@retain/${name} --output-logs=errors-only`,
    )
  await run(`${name}: publint`, root, `npx publint packages/${name} --strict`)
  const file = (
    await run(
      `${name}: pack`,
      join(root, 'packages', name),
      `npm pack --silent --pack-destination '${folder}'`,
    )
  ).trim()
  const tarball = join(folder, file)
  await run(`${name}: are the types wrong`, root, `npx attw '${tarball}' --profile esm-only`)
  return tarball
}

/**
 * Makes an app outside of the repository that installs what it needs as anybody would: its own package.json, its own
 * node_modules, nothing of the workspace.
 *
 * @param prepare writes what else the app is made of, before it is compiled.
 */
export async function makeConsumer(
  template: string,
  folder: string,
  needs: Readonly<Record<string, string | undefined>>,
  prepare: (folder: string) => void = () => undefined,
): Promise<void> {
  const { devDependencies: tools } = manifestOf('.')
  mkdirSync(folder, { recursive: true })
  cpSync(join(root, 'scripts/pack', template), folder, { recursive: true })
  prepare(folder)
  copyFileSync(join(root, 'scripts/pack/tsconfig.consumer.json'), join(folder, 'tsconfig.json'))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      name: `${template}-app`,
      private: true,
      type: 'module',
      dependencies: needs,
      devDependencies: Object.fromEntries(
        ['@types/node', 'typescript', 'vite', '@vitejs/plugin-react'].map((name) => [name, tools[name]]),
      ),
    }),
  )
  await run(`${template}: install`, folder, 'npm install --no-audit --no-fund --prefer-offline --no-progress')
  await run(`${template}: types`, folder, 'npx tsc')
}
