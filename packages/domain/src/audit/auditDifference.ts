import type { AuditState } from './auditEntry'
import { canonicalJson, type JsonValue } from './canonicalJson'

/** A field of an entry in words, before the change and after it; `null` for what was not there. */
export interface AuditDifference {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
  readonly isChanged: boolean
}

/** What the fields of the kept states are called. The names of mapped originals stand for themselves. */
const fieldLabels: Readonly<Record<string, string>> = {
  settingValue: 'Value',
  isLocked: 'Locked',
  templateId: 'Template id',
  name: 'Name',
  templateTypeName: 'For',
  templateCategory: 'Level',
  hyperionId: 'Store',
  brandId: 'Brand',
  subject: 'Subject',
  body: 'Text',
  version: 'Version',
  announcementId: 'Announcement id',
  title: 'Title',
  displayFrom: 'Shown from',
  displayTo: 'Shown to',
  active: 'Active',
  helpLinkId: 'Help link id',
  linkTitle: 'Title',
  linkDescription: 'Description',
  linkUrl: 'Address',
  disabled: 'Disabled',
  orderBy: 'Position',
  insUpdDT: 'Changed',
  insUpdUser: 'Changed by',
  percentage: 'Percentage',
  expiration: 'Days',
  addOrSubtract: 'Sign',
  filters: 'Narrowed by',
  rowCount: 'Rows',
  restored: 'Without an owner again',
  kept: 'Kept their owner',
  code: 'Reason',
}

/** A value in words; `null` where there is none. */
function worded(value: JsonValue | undefined): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const texts = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  return Array.isArray(value) && texts.length === value.length ? texts.join(', ') : canonicalJson(value)
}

/**
 * What an entry changed, field by field: the changed ones first, in the order in which they are kept.
 *
 * @example auditDifferences({ settingValue: 'On' }, { settingValue: 'Off' })
 * // [{ field: 'Value', before: 'On', after: 'Off', isChanged: true }]
 */
export function auditDifferences(
  before: AuditState | null,
  after: AuditState | null,
): readonly AuditDifference[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const all = [...fields].map((field): AuditDifference => {
    const [was, is] = [before?.[field], after?.[field]]
    return {
      field: Object.hasOwn(fieldLabels, field) ? (fieldLabels[field] ?? field) : field,
      before: worded(was),
      after: worded(is),
      isChanged: canonicalJson(was ?? null) !== canonicalJson(is ?? null),
    }
  })
  return [...all.filter(({ isChanged }) => isChanged), ...all.filter(({ isChanged }) => !isChanged)]
}
