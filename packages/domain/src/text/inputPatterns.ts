/*
 * What input fields take. The patterns test values that are not empty; whether a field may be empty is its own rule
 * (OP-103).
 */

/** A whole number (S-474, O-314). */
export const wholeNumberPattern = /^\d+$/

/** A whole number of at most 2 digits (O-315). */
export const twoDigitPattern = /^\d{1,2}$/

/** A positive decimal with up to 2 decimals (S-475, O-316). */
export const decimalPattern = /^\d+(\.\d{1,2})?$/

/** A number with an optional minus and one decimal point (O-317). */
export const numericPattern = /^-?\d+(\.\d+)?$/

/** A year of 4 digits (S-476, O-319). */
export const yearPattern = /^\d{4}$/

/** A state code of 1 to 2 letters (S-477, O-318). */
export const statePattern = /^[a-z]{1,2}$/i

/**
 * The store code pattern: s or S, an optional #, four letters or digits and four digits (S-473, O-320, OP-104).
 * It is for typed stock-style codes only; a hyperionId is any non-empty text and never tested by it (S-765).
 */
export const storeCodePattern = /^s#?[a-z0-9]{4}\d{4}$/i
