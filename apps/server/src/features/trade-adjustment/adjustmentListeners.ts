import {
  adjustmentAlertText,
  type AdjustmentHappening,
} from '@retain/domain/trade-adjustment/adjustmentAlert'
import type { Instant } from '@retain/domain/calendar/instant'
import { can } from '@retain/domain/session/user/can'
import type { Database, DatabaseTransaction } from '../../db/schema/schema'
import type { Caller } from '../../identity/caller'
import type { Publish } from '../../outbox/transact'
import { notify } from '../alerts/notify'

/** Remembers whether somebody who enters a store may see its trade adjustments, and so is told of them (api.md section 3). */
export async function listenToAdjustments(
  db: Database,
  { userName, roles }: Pick<Caller, 'userName' | 'roles'>,
  hyperionId: string,
): Promise<void> {
  if (can(roles, 'Opportunity_VehTradeAdjust_Access'))
    await db
      .insertInto('adjustment_listener')
      .values({ hyperion_id: hyperionId, user_name: userName })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await db
      .deleteFrom('adjustment_listener')
      .where('hyperion_id', '=', hyperionId)
      .where('user_name', '=', userName)
      .execute()
}

/** Tells those who may see a store's trade adjustments what happened to some of them. */
export async function alertOfAdjustments(
  transaction: DatabaseTransaction,
  publish: Publish,
  hyperionId: string,
  happened: readonly AdjustmentHappening[],
  now: Instant,
): Promise<void> {
  if (happened.length === 0) return
  const listeners = await transaction
    .selectFrom('adjustment_listener')
    .select('user_name')
    .where('hyperion_id', '=', hyperionId)
    .orderBy('user_name')
    .execute()
  const alerts = happened.flatMap(({ event, row }) =>
    listeners.map(({ user_name }) => ({
      userName: user_name,
      type: 'TRADE_ADJ' as const,
      displayName: row.createdBy ?? '',
      message: adjustmentAlertText(event, row),
      hyperionId,
      opptId: null,
      customerName: null,
    })),
  )
  await notify(transaction, publish, alerts, now)
}
