import { Banner } from '@retain/ui/banner'
import { Button } from '@retain/ui/button'
import { Skeleton } from '@retain/ui/skeleton'
import type { ReactNode } from 'react'
import { lazyFailedText, type LazyCode } from './lazyCode'
import { useLazyCode } from './useLazyCode'

interface LazyPartProps<Module> {
  readonly code: LazyCode<Module>
  /** How many lines of text stand in its place until it is there. */
  readonly lines: number
  readonly children: (module: Module) => ReactNode
}

/**
 * A part of a page whose code is fetched when it is shown; where it cannot be fetched, a button tries again.
 *
 * @example <LazyPart code={calculation} lines={6}>{({ Calculation }) => <Calculation />}</LazyPart>
 */
export function LazyPart<Module>({ code, lines, children }: LazyPartProps<Module>) {
  const { module, hasFailed } = useLazyCode(code)
  if (module !== null) return children(module)
  if (!hasFailed) return <Skeleton lines={lines} />
  return (
    <Banner tone="danger" action={<Button onPress={() => void code.fetch()}>Try again</Button>}>
      {lazyFailedText}
    </Banner>
  )
}
