import type { serviceLog } from '@retain/domain/work-log/service-log/serviceLog'

/** The view of the Service Log: order, page, and its four filters, which always have a value. */
export type ServiceLogView = ReturnType<typeof serviceLog.address.read>
