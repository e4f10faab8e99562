import type { ReactNode } from 'react'
import type { LazyCode } from '../../../core/lazy/lazyCode'
import { LazyPart } from '../../../core/lazy/LazyPart'

interface LazyEditProps<Module> {
  readonly code: LazyCode<Module>
  /** How many fields it will have. */
  readonly fields: number
  readonly children: (module: Module) => ReactNode
}

/** A form whose code is fetched when it is opened. */
export const LazyEdit = <Module,>({ code, fields, children }: LazyEditProps<Module>) => (
  <LazyPart code={code} lines={2 * fields}>
    {children}
  </LazyPart>
)
