import ts from 'typescript'
import { expect, it } from 'vitest'
import type { ComponentDoc } from './propRow'
import { readComponents } from './readComponents'

/** What is read of a file with this text. */
function docsOf(text: string): readonly ComponentDoc[] {
  const host = ts.createCompilerHost({})
  const file = ts.createSourceFile('/Sample.tsx', text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX)
  const program = ts.createProgram({
    rootNames: ['/Sample.tsx'],
    options: { strict: true, noLib: true, jsx: ts.JsxEmit.Preserve },
    host: { ...host, getSourceFile: (name) => (name === '/Sample.tsx' ? file : undefined) },
  })
  return readComponents(file, program.getTypeChecker())
}

const rowsOf = (members: string, head = 'props: Props', body = '') =>
  docsOf(`type Size = 'small' | 'large'
    interface Item { readonly id: string; readonly next: Other }
    interface Other { readonly at: number }
    interface Props {
      ${members}
    }
    /** Draws. */
    export function Sample(${head}) { ${body} return null }`)[0]?.rows ?? []

it('takes a default from the tag of the comment, and where there is none from the code', () => {
  const members = `/** How large. @default 'small' */ readonly size?: Size | undefined
    /** How many. */ readonly count?: number | undefined`
  const inHead = rowsOf(members, "{ size = 'large', count = 3 }: Props")
  expect(inHead.map(({ defaultValue }) => defaultValue)).toEqual(["'small'", '3'])
  const inBody = rowsOf(members, 'props: Props', 'const { count: shown = -1 } = props')
  expect(inBody.map(({ defaultValue }) => defaultValue)).toEqual(["'small'", '-1'])
  expect(inHead.map(({ description }) => description)).toEqual(['How large.', 'How many.'])
})

it('writes a vocabulary out, in its order, with what a prop adds to it', () => {
  expect(rowsOf("readonly size?: Size | 'auto' | 12 | undefined")[0]).toMatchObject({
    type: "'small' | 'large' | 'auto' | 12",
    detail: null,
    isRequired: false,
    control: { kind: 'options', options: ['small', 'large', 'auto', 12] },
  })
})

it('leaves the brackets and the undefined of an optional function out', () => {
  expect(rowsOf('readonly onChange?: ((id: string) => void) | undefined')[0]).toMatchObject({
    type: '(id: string) => void',
    control: { kind: 'none' },
  })
})

it('shows the declarations of the types that are named, and of those that they name', () => {
  const [row] = rowsOf('readonly items: readonly Item[]')
  expect(row?.type).toBe('readonly Item[]')
  expect(row?.detail).toBe(
    'interface Item { readonly id: string; readonly next: Other }\n\ninterface Other { readonly at: number }',
  )
})

it('shows a sample that only hands its props on as what it draws, and the examples as code', () => {
  const [, sample] = docsOf(`/**
     * A {@link Grid}.
     *
     * @example
     * <Grid />
     */
    function Grid(props: object) { return null }
    const SampleGrid = (props: object) => <Grid {...props} />`)
  expect(sample).toMatchObject({ name: 'SampleGrid', displayName: 'Grid' })
  expect(sample?.description).toBe('A `Grid`.\n\n```tsx\n<Grid />\n```')
})

it('reads functions of capital names alone', () => {
  expect(docsOf('export const Size = 3; export function read() { return null }')).toEqual([])
})
