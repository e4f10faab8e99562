/** The longest notes of a contact, in characters (api.md 1.2, sizes). */
export const notesLimit = 4_000
