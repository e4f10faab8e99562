import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import { memo, type FunctionComponent } from 'react'

/**
 * A component that is drawn again only when what it is given says something else. Objects and lists that hold the same are the
 * same; functions and elements are compared as they are.
 *
 * @example const Line = drawnByValue(function Line({ cells }: LineProps) { … })
 */
export const drawnByValue = <Props extends object>(Component: FunctionComponent<Props>) =>
  memo(Component, (before, after) => copyWithStructuralSharing(before, after) === before)
