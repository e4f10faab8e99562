import type { ArgTypes, InputType, SBType } from 'storybook/internal/types'
import type { ComponentDoc, PropControl, PropRow } from './propRow'

/** A component with what the build has read of it, see `propsPlugin`. */
interface Documented {
  readonly __docgenInfo?: Partial<ComponentDoc>
}

const typeOf = ({ control, type, isRequired }: PropRow): SBType => {
  const required = isRequired
  switch (control.kind) {
    case 'options':
      return { name: 'enum', value: [...control.options], required }
    case 'boolean':
      return { name: 'boolean', required }
    case 'text':
      return { name: 'string', required }
    case 'number':
      return { name: 'number', required }
    case 'node':
    case 'data':
    case 'none':
      return { name: 'other', value: type, required }
  }
}

/** How many values are offered beside each other; more of them are a list. */
const mostRadios = 5

const controlOf = (control: PropControl): InputType => {
  switch (control.kind) {
    case 'options': {
      const type = control.options.length > mostRadios ? 'select' : 'inline-radio'
      return { control: { type }, options: control.options }
    }
    case 'boolean':
    case 'text':
    case 'number':
      return { control: { type: control.kind } }
    case 'node':
    case 'data':
    case 'none':
      return { control: false }
  }
}

const argTypeOf = (row: PropRow): InputType => ({
  name: row.name,
  description: row.description,
  type: typeOf(row),
  ...controlOf(row.control),
  table: {
    ...(row.isInherited ? { category: 'From React Aria' } : {}),
    type: { summary: row.type, ...(row.detail === null ? {} : { detail: row.detail }) },
    ...(row.defaultValue === null ? {} : { defaultValue: { summary: row.defaultValue } }),
  },
})

/**
 * The table of props of a component, for Storybook's `parameters.docs.extractArgTypes`; null where the build has read none.
 *
 * @example
 * argTypesOf(Button)?.['size']?.control // { type: 'inline-radio' }
 */
export function argTypesOf(component: Documented): ArgTypes | null {
  const rows = component.__docgenInfo?.rows
  if (rows === undefined) return null
  const ordered = rows.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired))
  return Object.fromEntries(ordered.map((row) => [row.name, argTypeOf(row)]))
}
