/**
 * Runs something each time the window is hidden, minimised, left or closed: the last moments in which a page is sure to
 * run, and the second of them where no browser reports the first. Returns a function that stops it.
 */
export function whenHidden(run: () => void): () => void {
  const runIfHidden = () => {
    if (document.visibilityState === 'hidden') run()
  }
  document.addEventListener('visibilitychange', runIfHidden)
  window.addEventListener('pagehide', run)
  return () => {
    document.removeEventListener('visibilitychange', runIfHidden)
    window.removeEventListener('pagehide', run)
  }
}
