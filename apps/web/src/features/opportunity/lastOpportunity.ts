import { sessionTexts, storageKeys } from '../../core/browser/storage'

/** Keeps which opportunity was opened last in this session (S-733). */
export const keepLastOpportunity = (opptId: string): void =>
  sessionTexts.write(storageKeys.lastOpportunity, opptId)

/** The opportunity that was opened last in this session; `null` for none. */
export const lastOpportunity = (): string | null => sessionTexts.read(storageKeys.lastOpportunity)
