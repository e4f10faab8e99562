/** An answer of the last so many seconds is not requested again: start-up requests the first list before its page is drawn. */
const fresh = 5

/** Live messages keep a list up to date for longer, in seconds (L-387, L-388); only new rows and their order wait. */
const freshWhileLive = 300

/** For how many seconds the answer to a search is shown again without a request. */
export const freshFor = (isLive: boolean): number => (isLive ? freshWhileLive : fresh)
