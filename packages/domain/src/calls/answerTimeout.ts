/** A call that has not been answered after this long is given up, in milliseconds (S-810). */
export const answerTimeout = 30_000
