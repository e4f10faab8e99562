/** Every kind of entry of the audit log, with what it is called. The list is closed: a new deed gets its line here. */
export const auditKindLabels = {
  settingSaved: 'Setting saved',
  settingRemoved: 'Setting removed',
  settingLocked: 'Setting locked',
  settingUnlocked: 'Setting unlocked',
  storeSwitched: 'Store switched on or off',
  templateCreated: 'Email template created',
  templateChanged: 'Email template changed',
  templateDeleted: 'Email template deleted',
  callGuideCreated: 'Call guide created',
  callGuideChanged: 'Call guide changed',
  callGuideDeleted: 'Call guide deleted',
  disclaimerChanged: 'Email disclaimer changed',
  announcementCreated: 'Announcement created',
  announcementChanged: 'Announcement changed',
  announcementDeleted: 'Announcement deleted',
  helpLinkCreated: 'Help link created',
  helpLinkChanged: 'Help link changed',
  helpLinkDeleted: 'Help link deleted',
  mappingChanged: 'Mapping changed',
  mappingDeleted: 'Mapping deleted',
  mappingsImported: 'Mappings imported',
  mappingImportUndone: 'Import of mappings taken back',
  orphansAssigned: 'Orphans assigned',
  orphanAssignmentUndone: 'Assignment of orphans taken back',
  tradeAdjustmentCreated: 'Trade adjustment created',
  tradeAdjustmentExtended: 'Trade adjustment extended',
  tradeAdjustmentCancelled: 'Trade adjustment cancelled',
  exported: 'File exported',
  refused: 'Call refused',
} as const

/** What was done. */
export type AuditKind = keyof typeof auditKindLabels

/** The kinds in the order in which they are offered. */
// The keys of an object literal are known.
export const auditKinds = Object.keys(auditKindLabels) as readonly AuditKind[]
