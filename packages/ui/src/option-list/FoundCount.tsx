import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

interface FoundCountProps {
  /** How many options match; undefined while nothing is searched. */
  readonly count: number | undefined
}

/** Tells screen readers how much a search found, once the typing rests for a second. */
export function FoundCount({ count }: FoundCountProps) {
  const [spoken, setSpoken] = useState<number | undefined>(undefined)
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(count), 1000)
    return () => clearTimeout(timer)
  }, [count])
  return <VisuallyHidden role="status">{spoken === undefined ? '' : `${spoken} found`}</VisuallyHidden>
}
