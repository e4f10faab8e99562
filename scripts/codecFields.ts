import { TaggedType } from '@retain/api-client/kernel/choices'
import { NullableType } from '@retain/api-client/kernel/codecs'
import { DataOrProblemType } from '@retain/api-client/kernel/dataOrProblem'
import * as t from 'io-ts'

/** One field of a codec, as a reader of the docs wants it. */
export interface Field {
  readonly path: string
  readonly type: string
  readonly isOptional: boolean
}

/** The fields of a codec, one line each; lists are shown by their items. An empty record has none. */
export function fieldsOf(codec: unknown): Field[] {
  const inner = unwrap(codec)
  if (inner instanceof t.ReadonlyArrayType || inner instanceof t.ArrayType)
    return under('[]', inner.type, false)
  const fields = recordFields(inner)
  return fields ?? [{ path: 'data', type: nameOf(inner), isOptional: false }]
}

function under(path: string, codec: unknown, isOptional: boolean): Field[] {
  const fields = recordFields(unwrap(codec))
  return fields === null
    ? [{ path, type: nameOf(codec), isOptional }]
    : fields.map((field) => ({ ...field, path: `${path}.${field.path}` }))
}

function recordFields(codec: unknown): Field[] | null {
  const inner = unwrap(codec)
  if (inner instanceof t.IntersectionType) {
    return (inner.types as unknown[]).flatMap((part) => recordFields(part) ?? [])
  }
  if (inner instanceof TaggedType) return taggedFields(inner as AnyTagged)
  // What is behind the name stands where the call of its own is described.
  if (inner instanceof DataOrProblemType) return [{ path: 'data', type: nameOf(inner), isOptional: false }]
  if (inner instanceof t.InterfaceType) return propsFields(inner.props as t.Props, false)
  if (inner instanceof t.PartialType) return propsFields(inner.props as t.Props, true)
  return null
}

type AnyTagged = TaggedType<string, Readonly<Record<string, t.Mixed>>>

/** The field that tells the records apart, then the fields of each with the word that they belong to. */
const taggedFields = ({ tag, word, records }: AnyTagged): Field[] => [
  { path: tag, type: word.name, isOptional: false },
  ...Object.entries(records).flatMap(([name, record]) =>
    (recordFields(record) ?? []).map((field) => ({ ...field, type: `${field.type} (${name})` })),
  ),
]

const propsFields = (props: t.Props, isOptional: boolean): Field[] =>
  Object.entries(props).flatMap(([name, codec]) => {
    const inner = unwrap(codec)
    if (inner instanceof t.ReadonlyArrayType || inner instanceof t.ArrayType)
      return under(`${name}[]`, inner.type, isOptional)
    const nested = recordFields(inner)
    return nested === null
      ? [{ path: name, type: nameOf(inner), isOptional }]
      : nested.map((field) => ({ ...field, path: `${name}.${field.path}` }))
  })

const unwrap = (codec: unknown): unknown =>
  codec instanceof t.ExactType || codec instanceof t.ReadonlyType
    ? unwrap(codec.type)
    : codec instanceof NullableType && recordFields(codec.inner) !== null
      ? unwrap(codec.inner)
      : codec

const nameOf = (codec: unknown): string => (codec as { readonly name: string }).name
