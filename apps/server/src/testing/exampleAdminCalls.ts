import { exampleAuditLog } from './exampleAuditLog'
import { exampleFigures } from './exampleFigures'
import { exampleMappings } from './exampleMappings'
import { examplePeople } from './examplePeople'
import { exampleSettings } from './exampleSettings'

/** Good requests of the settings, the mapping table, the managers' figures, the audit log and the people. */
export const exampleAdminCalls = {
  ...exampleSettings,
  ...exampleMappings,
  ...exampleFigures,
  ...exampleAuditLog,
  ...examplePeople,
}
