/** How long a file may take, in milliseconds: longer than other answers, as it may be large, or is written while it is sent. */
export const fileTimeout = 300_000
