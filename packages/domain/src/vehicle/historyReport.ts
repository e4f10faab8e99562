import type { HistoryCondition, RecallIndication } from '../opportunity/sections'

/** What each condition of the vehicle history report is called on the screen (O-102). */
export const historyConditionLabels: Readonly<Record<HistoryCondition, string>> = {
  CLEAN: 'Clean',
  ACC_DMG: 'Accident or Damage',
  TITLE: 'Title Problem',
}

/** What each recall indication is called on the screen (O-103). */
export const recallLabels: Readonly<Record<RecallIndication, string>> = {
  NO: 'No Recall',
  YES: 'Open Recall',
}
