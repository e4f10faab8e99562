import { Fragment } from 'react'
import { StorePage } from '../../shell/StorePage'
import { AdjustmentForm } from './AdjustmentForm'
import { AdjustmentList } from './AdjustmentList'

/** By how much the active store raises or lowers what trade-ins are worth to it (O-022, S-056). */
export const TradeAdjustmentPage = () => (
  <StorePage>
    {(hyperionId) => (
      // The key removes what was typed and shown of the previous store.
      <Fragment key={hyperionId}>
        <AdjustmentForm hyperionId={hyperionId} />
        <AdjustmentList hyperionId={hyperionId} />
      </Fragment>
    )}
  </StorePage>
)
