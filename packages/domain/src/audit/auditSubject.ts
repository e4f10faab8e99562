import { settingCatalogue, settingKeys } from '../settings/settingCatalogue'
import type { AuditEntry } from './auditEntry'

/** What an entry is about, as it is shown. */
export interface AuditSubject {
  readonly title: string
  /** What the title stands for, such as the key of a setting with its scope; `null` where it says all. */
  readonly detail: string | null
}

/**
 * What an entry is about: a setting by its name, with its key and scope as the detail; anything else as it was written.
 *
 * @example auditSubject({ subject: 'EAStoreEnabled store:HAR' }).detail // 'EAStoreEnabled store:HAR'
 */
export function auditSubject({ subject }: Pick<AuditEntry, 'subject'>): AuditSubject {
  const [name = ''] = subject.split(' ')
  const key = settingKeys.find((one) => one === name)
  return key === undefined || subject === key
    ? { title: subject, detail: null }
    : { title: settingCatalogue[key].displayName, detail: subject }
}
