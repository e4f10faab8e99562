import { Banner } from '@retain/ui/banner'
import { Button } from '@retain/ui/button'
import { Skeleton } from '@retain/ui/skeleton'
import type { ReactNode } from 'react'
import { lazyFailedText, type LazyCode } from '../../../core/lazy/lazyCode'
import { useLazyCode } from '../../../core/lazy/useLazyCode'

interface LazyEditProps<Module> {
  readonly code: LazyCode<Module>
  /** How many fields it will have. */
  readonly fields: number
  readonly children: (module: Module) => ReactNode
}

/** A form whose code is fetched when it is opened; where it cannot be fetched, a button tries again. */
export function LazyEdit<Module>({ code, fields, children }: LazyEditProps<Module>) {
  const { module, hasFailed } = useLazyCode(code)
  if (module !== null) return children(module)
  if (!hasFailed) return <Skeleton lines={2 * fields} />
  return (
    <Banner tone="danger" action={<Button onPress={() => void code.fetch()}>Try again</Button>}>
      {lazyFailedText}
    </Banner>
  )
}
