import { nanoid } from '@reduxjs/toolkit'

/**
 * What this window calls itself: a random text that is new with every load of the page. The server knows by it in which windows
 * somebody has a customer open; the drafts that are kept have it in their names.
 */
export const windowId: string = nanoid()
