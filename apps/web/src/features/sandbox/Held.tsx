import { useState, type ReactNode } from 'react'

interface HeldProps<Value> {
  /** What it holds when the page opens. */
  readonly start: Value
  readonly children: (value: Value, setValue: (value: Value) => void) => ReactNode
}

/**
 * Holds the value of one control of the sandbox, and forgets it with the page.
 *
 * @example <Held start={false}>{(value, setValue) => <Switch label="Switch" value={value} onChange={setValue} />}</Held>
 */
export function Held<Value>({ start, children }: HeldProps<Value>) {
  const [value, setValue] = useState(start)
  return children(value, setValue)
}
