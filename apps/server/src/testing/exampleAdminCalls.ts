import { exampleAuditLog } from './exampleAuditLog'
import { exampleFigures } from './exampleFigures'
import { exampleMappings } from './exampleMappings'
import { exampleSettings } from './exampleSettings'

/** Good requests of the settings, the mapping table, the managers' figures and the audit log. */
export const exampleAdminCalls = {
  ...exampleSettings,
  ...exampleMappings,
  ...exampleFigures,
  ...exampleAuditLog,
}
