import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** How long data may be as text: a list of fifty rows is no control. */
const longest = 1000

const isPlain = (value: unknown): boolean => {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false
  return !('$$typeof' in value) && Object.values(value).every(isPlain)
}

/**
 * Gives a control to a prop that a story fills with something one can write: content that is text, data that JSON can hold. What a
 * component is drawn with else (elements, functions, sets) would be lost by the first stroke.
 */
export const controlsOfArgs: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const given: unknown = initialArgs[name]
      const isOpen =
        argType.type?.name === 'other' && argType.control === false && given !== null && given !== undefined
      if (!isOpen || !isPlain(given) || JSON.stringify(given).length > longest) return [name, argType]
      return [name, { ...argType, control: { type: typeof given === 'object' ? 'object' : 'text' } }]
    }),
  )
