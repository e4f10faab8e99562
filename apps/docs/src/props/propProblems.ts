import type { ComponentDoc, PropRow } from './propRow'

/** Words that say how a type is made and not what it is. */
const emptyTypes = ['union', 'function', 'signature', 'intersection', 'any', 'object', 'Function']

const isWord = (text: string): boolean => /^'[^']*'$|^-?[\d.]+$|^(true|false|null)$/.test(text)

const problemsOf = (row: PropRow): readonly string[] => [
  ...(row.type === '' || emptyTypes.includes(row.type) ? [`its type says only "${row.type}"`] : []),
  ...(row.description === '' ? ['no description'] : []),
  ...(/(^|\s)@[a-z]/.test(row.description) ? ['a tag in its description'] : []),
  ...(row.defaultValue !== null && row.isRequired ? ['required, and yet with a default'] : []),
  ...(row.defaultValue !== null && isWord(row.defaultValue) && !mayBe(row, row.defaultValue)
    ? [`its default ${row.defaultValue} is not one of its values`]
    : []),
]

const mayBe = ({ control }: PropRow, value: string): boolean =>
  control.kind !== 'options' || control.options.some((option) => value.replaceAll("'", '') === String(option))

/**
 * What a reader of a component's page would miss, a sentence each: every prop has a type as it is written and a description
 * without tags, and so has the component.
 *
 * @example
 * propProblems({ name: 'Button', displayName: 'Button', description: '', rows: [] }) // ['Button: no description']
 */
export const propProblems = ({ name, description, rows }: ComponentDoc): readonly string[] => [
  ...(description === '' ? [`${name}: no description`] : []),
  ...(/^\s*@[a-z]/m.test(description.replaceAll(/```[\s\S]*?```/g, ''))
    ? [`${name}: a tag in its description`]
    : []),
  ...rows.flatMap((row) => problemsOf(row).map((problem) => `${name}.${row.name}: ${problem}`)),
]
