/** A value that JSON can hold. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue }

/**
 * The one text of a JSON value: without blanks, the keys of objects in the order of their code units. Equal values have equal
 * texts, however their fields were ordered.
 *
 * @example canonicalJson({ b: 1, a: ['x', null] }) // '{"a":["x",null],"b":1}'
 */
export function canonicalJson(value: JsonValue): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`
}

const isList = (value: object): value is readonly JsonValue[] => Array.isArray(value)
