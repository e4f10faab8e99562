/** The longest notes of a contact, in characters (api.md 1.2, sizes). */
export const notesLimit = 4_000

/** What is said of notes that are longer. */
export const notesTooLong = 'Notes can hold up to 4,000 characters.'
