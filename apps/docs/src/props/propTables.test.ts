import { beforeAll, describe, expect, it } from 'vitest'
import { componentProgram } from './componentProgram'
import { documentedComponents } from './documentedComponents'
import { propProblems } from './propProblems'
import type { ComponentDoc, PropRow } from './propRow'

let documented: ReadonlyMap<string, readonly ComponentDoc[]>

beforeAll(() => {
  documented = documentedComponents(componentProgram().program())
}, 120_000)

const docOf = (file: string): ComponentDoc => {
  const [doc] = documented.get(file) ?? []
  if (doc === undefined) throw new Error(`${file} shows no component`)
  return doc
}
const rowOf = (file: string, name: string): PropRow | undefined =>
  docOf(file).rows.find((row) => row.name === name)

describe('tables of props', () => {
  it('are there for every component that can be imported or has a page', () => {
    const components = [...documented.values()].flat()
    expect(components.length).toBeGreaterThan(150)
    expect(components.flatMap(({ rows }) => rows).length).toBeGreaterThan(1200)
  })

  it('have a type, a description without tags, and a default that the prop can have', () => {
    const problems = [...documented].flatMap(([file, docs]) =>
      docs.flatMap(propProblems).map((problem) => `${file}: ${problem}`),
    )
    expect([...new Set(problems)]).toEqual([])
  })

  it('follow types into other files, generics and mapped types', () => {
    expect(docOf('Grid.tsx').rows.map(({ name }) => name)).toEqual(
      docOf('Grid.stories.tsx').rows.map(({ name }) => name),
    )
    expect(docOf('Grid.tsx').rows).toHaveLength(23)
    expect(docOf('Grid.stories.tsx')).toMatchObject({
      displayName: 'Grid',
      description: docOf('Grid.tsx').description,
    })
    expect(rowOf('Button.tsx', 'onPress')?.type).toBe('(e: PressEvent) => void')
    expect(rowOf('Button.tsx', 'onMouseOver')).toBeUndefined()
  })

  it('say types as they are written, the words of a vocabulary in place of its name', () => {
    expect(rowOf('Button.tsx', 'size')).toMatchObject({
      type: "'medium' | 'small' | 'tiny'",
      defaultValue: "'medium'",
      control: { kind: 'options', options: ['medium', 'small', 'tiny'] },
    })
    expect(rowOf('TextField.tsx', 'onChange')).toMatchObject({
      type: '(text: string) => void',
      control: { kind: 'none' },
    })
    expect(rowOf('Button.tsx', 'isLoading')?.control).toEqual({ kind: 'boolean' })
  })

  it('show the members of a named type, and of those that it names', () => {
    expect(rowOf('Grid.tsx', 'selection')?.detail).toMatch(/^interface GridSelection \{[^}]*selectedKeys/)
    expect(rowOf('ToastRegion.tsx', 'toasts')?.detail).toMatch(
      /interface Toast \{[\s\S]*type ToastType = 'success'/,
    )
  })
})
