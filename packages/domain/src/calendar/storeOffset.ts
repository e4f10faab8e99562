declare const offsetMinutes: unique symbol

/** A fixed distance from UTC in minutes, east positive: -300 is `-05:00`. */
export type OffsetMinutes = number & { readonly [offsetMinutes]: true }

/** UTC itself. */
export const utc = 0 as OffsetMinutes

const largest = 16 * 60

function inRange(minutes: number): OffsetMinutes | null {
  if (!Number.isInteger(minutes) || Math.abs(minutes) > largest) return null
  return (minutes === 0 ? 0 : minutes) as OffsetMinutes
}

const fromNumber = (amount: number): OffsetMinutes | null =>
  inRange(Math.abs(amount) <= 16 ? amount * 60 : amount)

/**
 * Reads a store's utcOffset: text such as `-05:00` or `+0530`, `Z`, or a number. Numbers from -16 to 16 are hours,
 * larger ones minutes (S-818). `null` when it is none of these, or lies more than 16 hours away.
 *
 * @example parseUtcOffset('-05:00') // -300
 * @example parseUtcOffset(-5) // -300
 * @example parseUtcOffset(330) // 330
 */
export function parseUtcOffset(value: string | number | null): OffsetMinutes | null {
  if (value === null) return null
  if (typeof value === 'number') return fromNumber(value)
  const text = value.trim()
  if (/^(z|utc)$/i.test(text)) return utc
  const clock = /^([+-])(\d{2}):?([0-5]\d)$/.exec(text)
  if (clock) {
    const [, sign, hours, minutes] = clock
    return inRange((sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)))
  }
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? fromNumber(Number(text)) : null
}

const twoDigits = (amount: number): string => String(amount).padStart(2, '0')

/**
 * The offset as the wire writes it.
 *
 * @example offsetText(parseUtcOffset(-5)) // '-05:00'
 */
export function offsetText(offset: OffsetMinutes): string {
  const minutes = Math.abs(offset)
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}
