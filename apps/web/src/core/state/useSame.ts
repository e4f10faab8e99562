import { useState } from 'react'

/** The same object for as long as what it holds is the same; it holds what JSON can write. */
export function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}
