/** A page that has stood for so many milliseconds is being read: nobody steps through the list just now. */
export const restTime = 1_000
