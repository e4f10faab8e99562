import type { ComponentPropsWithRef } from 'react'
import { useDrawnId } from './useDrawnId'

/** The input whose list stands under it: the option that it is at is named as soon as, and while, that is drawn. */
export function ListInput({ 'aria-activedescendant': activeId, ...input }: ComponentPropsWithRef<'input'>) {
  // The typed text has its own direction, which may differ from that of the page.
  return <input dir="auto" {...input} aria-activedescendant={useDrawnId(activeId)} />
}
