/** How many frames a client may send in a minute (api.md section 3, limits). */
export const framesPerMinute = 60

/** The largest frame of a client, in bytes (api.md section 3, limits). */
export const largestFrame = 16 * 1024

/** How often the server asks whether a client is still there, in milliseconds (api.md section 3, limits). */
export const pingInterval = 30_000

/** After so long without an open socket the locks of a user are released, in milliseconds. */
export const presenceTimeout = 2 * 60_000
