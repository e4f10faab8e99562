/**
 * The store code pattern: s or S, an optional #, four letters or digits and four digits (S-473).
 * It is for typed stock-style codes only; a hyperionId is any non-empty text and never tested by it (S-765).
 */
export const storeCodePattern = /^s#?[a-z0-9]{4}\d{4}$/i

/** What a field for whole numbers takes (S-474). */
export const wholeNumberPattern = /^\d+$/

/** What a field for positive decimals takes: up to 2 decimals (S-475). */
export const decimalPattern = /^\d+(\.\d{1,2})?$/

/** A year of 4 digits (S-476). */
export const yearPattern = /^\d{4}$/

/** A state code of 1 to 2 letters (S-477). */
export const statePattern = /^[a-z]{1,2}$/i
