/** An answer that came within so many seconds is not asked for again: start-up asks for the first list ahead of its page. */
const fresh = 5

/** What is told of changed rows keeps a list true for longer, in seconds (L-387, L-388); only new rows and their order wait. */
const freshWhileLive = 300

/** For how many seconds the answer to a search is shown again without asking. */
export const freshFor = (isLive: boolean): number => (isLive ? freshWhileLive : fresh)
