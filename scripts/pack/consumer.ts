import { cpSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runStep } from '../steps.ts'

interface Manifest {
  readonly version: string
  readonly devDependencies: Readonly<Record<string, string>>
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

/**
 * Makes an app outside of the repository that installs the packed package as anybody would: its own package.json, its own
 * node_modules, nothing of the workspace.
 */
export async function makeConsumer(template: string, folder: string, tarball: string): Promise<void> {
  const { devDependencies: tools } = manifestOf('.')
  const { devDependencies: react } = manifestOf('packages/ui')
  const pick = (from: Readonly<Record<string, string>>, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, from[name]]))
  mkdirSync(folder, { recursive: true })
  cpSync(join(root, 'scripts/pack', template), folder, { recursive: true })
  copyFileSync(join(root, 'scripts/pack/tsconfig.consumer.json'), join(folder, 'tsconfig.json'))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      name: `${template}-app`,
      private: true,
      type: 'module',
      dependencies: {
        '@retain/ui': `file:${tarball}`,
        ...pick(react, ['react', 'react-dom', 'styled-components']),
      },
      devDependencies: {
        ...pick(react, ['@types/react', '@types/react-dom']),
        ...pick(tools, ['@types/node', 'typescript', 'vite', '@vitejs/plugin-react']),
      },
    }),
  )
  await run(`${template}: install`, folder, 'npm install --no-audit --no-fund --prefer-offline --no-progress')
  await run(`${template}: types`, folder, 'npx tsc')
}
