import type { serviceLog } from '@retain/domain/work-log/service-log/serviceLog'

/** How somebody looks at the Service Log: order and page, and its four filters, each of which always holds something. */
export type ServiceLogView = ReturnType<typeof serviceLog.address.read>
