import type { contactLog } from '@retain/domain/work-log/contact-log/contactLog'

/** The view of the Contact Log: its order, its page and its filters, which are always active. */
export type ContactLogView = ReturnType<typeof contactLog.address.read>
