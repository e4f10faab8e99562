import { pageStyle } from '../core/pages/pageFrame'
import { pageFiles } from './pageFiles'

/**
 * The look of the identity server's own pages, after the mock `sign-in`. It stands here and not in the design system
 * because an identity server shares no code with the apps that it signs people in to.
 */
export const identityStyle = `${pageStyle(pageFiles.font)}
body { background: var(--surface) }
button { font: inherit; color: inherit; cursor: pointer }
:focus-visible { outline: none; box-shadow: 0 0 0 2px var(--surface), 0 0 0 4px var(--focus) }
.foot { color: var(--ink-3); font-size: 12px; line-height: 16px }
.sheet { width: min(400px, 100vw - 32px); display: grid; gap: 12px }
.people { display: grid; grid-template-columns: 1fr 1fr; gap: 8px }
.person {
  display: flex; align-items: center; gap: 8px; min-height: 56px; padding: 8px; text-align: left;
  background: var(--surface); border: 1px solid var(--line-strong); border-radius: 6px;
}
.person:hover { background: var(--hover) }
.person b { display: block; font-weight: 550; line-height: 20px }
.person small { display: block; font-size: 11px; line-height: 16px; color: var(--ink-2) }
.initials {
  width: 32px; height: 32px; flex: none; border-radius: 50%; display: grid; place-items: center;
  background: var(--accent-soft); color: var(--accent-ink); font-size: 12px; font-weight: 600;
}
.message { max-width: 360px; display: grid; justify-items: center; gap: 4px; text-align: center }
.message h1 { font-size: 20px; line-height: 28px }
.sign {
  width: 40px; height: 40px; border-radius: 50%; display: grid; place-items: center; margin-bottom: 12px;
  background: var(--danger-soft); color: var(--danger-ink);
}
.sign svg { width: 20px; height: 20px; stroke: currentColor; fill: none; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.action {
  display: inline-grid; place-items: center; min-height: 32px; margin-top: 16px; padding: 0 12px; border: 0; border-radius: 6px;
  background: var(--accent); color: var(--on-accent); font-weight: 550; text-decoration: none;
}
.action:hover { background: var(--accent-hover) }
@media (max-width: 380px) { .people { grid-template-columns: 1fr } }
@media (pointer: coarse) { .action { min-height: 44px } }
`
