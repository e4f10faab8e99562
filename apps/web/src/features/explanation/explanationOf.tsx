import type { Explained } from '@retain/domain/explanation/explained'
import type { ReactNode } from 'react'
import { lazyCode } from '../../core/lazy/lazyCode'
import { LazyPart } from '../../core/lazy/LazyPart'
import type { ExplainedFigure } from './explainedFigure'

const calculation = lazyCode(() => import('./AmountCalculation'))

/**
 * What the panel of an amount shows: how it comes about. `undefined` where that is not known, so that the amount cannot be pressed.
 *
 * @example <StatTiles label="Payment" tiles={[{ ...tile, explanation: explanationOf(tile, tile.explained) }]} />
 */
export const explanationOf = (
  figure: ExplainedFigure,
  explained: Explained | null,
): (() => ReactNode) | undefined =>
  explained === null
    ? undefined
    : () => (
        <LazyPart code={calculation} lines={8}>
          {({ AmountCalculation }) => <AmountCalculation {...figure} explained={explained} />}
        </LazyPart>
      )
