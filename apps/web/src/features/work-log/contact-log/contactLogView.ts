import type { contactLog } from '@retain/domain/work-log/contact-log/contactLog'

/** How somebody looks at the Contact Log: its order, its page and its filters, none of which is ever off. */
export type ContactLogView = ReturnType<typeof contactLog.address.read>
