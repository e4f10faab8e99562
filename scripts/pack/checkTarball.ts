/** What every tarball brings along beside its code, whoever installs it. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, root } from './consumer.ts'

interface PackedManifest {
  readonly version: string
  readonly license?: string
  readonly engines?: { readonly node?: string }
  readonly exports: Readonly<Record<string, unknown>>
}

const textOf = (tarball: string, file: string): string =>
  execFileSync('tar', ['-xzOf', tarball, `package/${file}`], { encoding: 'utf8' })

/** The paths that a map of exports leads to, but for what only this repository asks for. */
const targetsOf = (target: unknown): readonly string[] => {
  if (typeof target === 'string') return target.includes('*') ? [] : [target]
  return Object.entries(target as Readonly<Record<string, unknown>>).flatMap(([, to]) => targetsOf(to))
}

/** Fails for a tarball without licence, changelog of its version, readme or Node version, or with an export to a file that it lacks. */
export function checkTarball(name: string, tarball: string): void {
  const files = new Set(
    execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
      .split('\n')
      .map((file) => file.replace(/^package\//, '')),
  )
  for (const file of ['LICENSE', 'CHANGELOG.md', 'README.md'])
    expect(`${name}: ${file} is in the package`, files.has(file))
  const manifest = JSON.parse(textOf(tarball, 'package.json')) as PackedManifest
  const ours = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as PackedManifest
  const [grant] = readFileSync(join(root, 'LICENSE'), 'utf8').split('\n\nThird-party')
  expect(
    `${name}: its licence is that of the repository`,
    manifest.license === 'SEE LICENSE IN LICENSE' && textOf(tarball, 'LICENSE').startsWith(grant ?? '?'),
  )
  expect(
    `${name}: its changelog knows version ${manifest.version}`,
    textOf(tarball, 'CHANGELOG.md').includes(`\n## ${manifest.version}\n`),
  )
  expect(
    `${name}: it says which Node it is for, ${manifest.engines?.node}`,
    manifest.engines?.node !== undefined && manifest.engines.node === ours.engines?.node,
  )
  const missing = Object.values(manifest.exports)
    .flatMap(targetsOf)
    .filter((file) => !files.has(file.replace('./', '')))
  expect(`${name}: every export leads to a file ${missing.join(', ')}`, missing.length === 0)
}
