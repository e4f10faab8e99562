import { ErrorState } from '@retain/ui/error-state'
import { Section } from '@retain/ui/section'
import { Skeleton } from '@retain/ui/skeleton'
import type { ReactNode } from 'react'

/** The state of a query in the cache. */
export interface PartQuery<Data> {
  readonly data?: Data | undefined
  readonly isError: boolean
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface PartProps<Data> {
  readonly query: PartQuery<Data>
  /** What could not be loaded, when it could not. */
  readonly errorText: string
  /** How many lines stand for it while it is on its way. */
  readonly lines: number
  readonly children: (data: Data) => ReactNode
}

/** A part that is read on its own: a failure stays in it, and can be tried again there (O-360). */
export function Part<Data>({ query, errorText, lines, children }: PartProps<Data>) {
  const { data, isError, isFetching, refetch } = query
  if (isError && !(isFetching && data === undefined))
    return <ErrorState text={errorText} onRetry={() => void refetch()} isRetrying={isFetching} />
  return data === undefined ? <Skeleton lines={lines} /> : children(data)
}

interface PartSectionProps<Data> extends PartProps<Data> {
  readonly title: string
  readonly count?: number | undefined
  /** A quiet text at its head's end. */
  readonly action?: ReactNode
}

/** An area of a deal that is read on its own. */
export function PartSection<Data>({ title, count, action, ...part }: PartSectionProps<Data>) {
  return (
    <Section title={title} count={count} action={action} headingLevel={3}>
      <Part {...part} />
    </Section>
  )
}
