import { listenForLiveFlags } from '../features/flagging/liveFlags'
import type { StartListening } from '../core/state/appHooks'
import { listenForLiveCandidates } from '../features/work-log/live/liveCandidates'
import { listenForLiveOrphans } from '../features/orphans/liveOrphans'
import { listenForLive } from '../live/liveConnection'
import { listenForLiveRowStates } from '../features/work-log/legend/liveRowStates'
import { listenForLiveLogs } from '../features/work-log/live/liveLogs'
import { listenForUnassigned } from '../features/work-log/live/liveUnassigned'
import { listenForAlerts } from '../shell/alerts/liveAlerts'
import { listenForSettings } from '../shell/liveSettings'
import { listenForStoreSwitch } from '../shell/liveStoreSwitch'
import { listenForNoReply } from '../shell/no-reply/liveNoReply'
import { listenForTelephony } from '../telephony/listenForTelephony'
import { listenForLiveOpportunity } from '../features/opportunity/live/liveOpportunity'
import type { PendingOf } from '../live/pendingReplay'

/** The live connection, the listeners that update lists and pages by its messages, and telephony. The first list does not wait for it. */
export function listenForLiveChannel(listen: StartListening, pendingOf: PendingOf): void {
  listenForLive(listen)
  listenForLiveLogs(listen, pendingOf)
  listenForLiveRowStates(listen)
  listenForLiveCandidates(listen, pendingOf)
  listenForNoReply(listen, pendingOf)
  listenForAlerts(listen, pendingOf)
  listenForUnassigned(listen)
  listenForLiveOrphans(listen)
  listenForSettings(listen)
  listenForStoreSwitch(listen)
  listenForLiveOpportunity(listen, pendingOf)
  listenForLiveFlags(listen)
  listenForTelephony(listen)
}
