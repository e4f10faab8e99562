/**
 * For the `beforeEach` of all stories. When a button starts to wait, React Aria speaks its name by reference and forgets that seven
 * seconds later; a button that has left by then would count against the next story.
 */
export const forgetAnnouncements = () => () => {
  for (const spoken of document.querySelectorAll('[data-live-announcer] [role="img"]')) spoken.remove()
}
