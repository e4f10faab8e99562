/**
 * Whether a value, such as parsed JSON, is an object with named fields: no list and not `null`.
 *
 * @example isRecord(JSON.parse('{"id":"17"}')) // true
 * @example isRecord(['17']) // false
 */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
