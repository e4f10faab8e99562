import { auditPermission } from '../audit/auditAccess'
import type { Permission } from '../session/user/permissions'

/** Who may see who may do what: whoever reads the audit log, and of the same stores (`auditedStores`). */
export const peoplePermission: Permission = auditPermission
