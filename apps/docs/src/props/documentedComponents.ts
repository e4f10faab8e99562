import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type ts from 'typescript'
import type { ComponentDoc } from './propRow'
import { readComponents } from './readComponents'

const ui = fileURLToPath(new URL('../../../../packages/ui', import.meta.url))

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly '@retain/source': string }>>
}

/** The files that an app can import. */
const publicFiles = (): readonly string[] => {
  const manifest = JSON.parse(readFileSync(resolve(ui, 'package.json'), 'utf8')) as Manifest
  return Object.values(manifest.exports).map((target) => resolve(ui, target['@retain/source']))
}

/** The components of a public file that an app can import. */
const exportedFrom = (file: ts.SourceFile, checker: ts.TypeChecker): readonly ComponentDoc[] => {
  const module = checker.getSymbolAtLocation(file)
  const names = new Set(
    module === undefined ? [] : checker.getExportsOfModule(module).map(({ name }) => name),
  )
  return readComponents(file, checker).filter(({ name }) => names.has(name))
}

/** The component that a file of stories is about, where it was made for the stories and stands beside them. */
const shownBy = (stories: ts.SourceFile, program: ts.Program): readonly ComponentDoc[] => {
  const name = /\n {2}component: (\w+)/.exec(stories.text)?.[1]
  const folder = dirname(stories.fileName)
  return program
    .getSourceFiles()
    .filter(({ fileName }) => dirname(fileName) === folder && fileName.endsWith('.tsx'))
    .flatMap((file) => readComponents(file, program.getTypeChecker()))
    .filter((doc) => doc.name === name)
}

/** Every component that a page of Storybook shows or an app can import, by the file that shows or offers it. */
export function documentedComponents(program: ts.Program): ReadonlyMap<string, readonly ComponentDoc[]> {
  const checker = program.getTypeChecker()
  const ofFiles = publicFiles().flatMap((path) => {
    const file = program.getSourceFile(path)
    return file === undefined || !path.endsWith('.tsx')
      ? []
      : [[basename(path), exportedFrom(file, checker)] as const]
  })
  const ofStories = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.endsWith('.stories.tsx'))
    .map((file) => [basename(file.fileName), shownBy(file, program)] as const)
  return new Map([...ofFiles, ...ofStories])
}
