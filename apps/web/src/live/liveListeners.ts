import { listenForLiveFlags } from '../features/flagging/liveFlags'
import type { StartListening } from '../app/listen'
import { listenForLiveCandidates } from './liveCandidates'
import { listenForLive } from './liveConnection'
import { listenForLiveContactLog } from './liveContactLog'
import { listenForLiveLogs } from './liveLogs'
import { listenForNoReply } from './liveNoReply'
import { listenForLiveOpportunity } from './liveOpportunity'
import type { PendingOf } from './underway'

/** The live connection, and everything that keeps lists and pages true to what it tells. No first list waits for it. */
export function listenForLiveChannel(listen: StartListening, pendingOf: PendingOf): void {
  listenForLive(listen)
  listenForLiveLogs(listen, pendingOf)
  listenForLiveCandidates(listen, pendingOf)
  listenForLiveContactLog(listen, pendingOf)
  listenForNoReply(listen, pendingOf)
  listenForLiveOpportunity(listen, pendingOf)
  listenForLiveFlags(listen)
}
