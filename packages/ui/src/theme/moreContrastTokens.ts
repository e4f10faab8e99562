import type { TokenName } from './tokenName'

// Written by `npm run tokens -w @retain/ui` from the themes; a test fails when it is out of date.

/** What the light theme changes under more contrast. */
export const lightMoreContrastTokens = {
  'a-500': 'oklch(0.550 0.183 265)',
  'line-soft': 'oklch(0.745 0.006 260)',
  line: 'oklch(0.545 0.006 260)',
  'line-strong': 'oklch(0.545 0.009 260)',
  'line-field': 'oklch(0.565 0.014 260)',
  'ink-2': 'oklch(0.425 0.021 260)',
  'ink-3': 'oklch(0.440 0.017 260)',
  'ink-off': 'oklch(0.525 0.011 260)',
  accent: 'oklch(0.470 0.182 265)',
  'accent-line': 'oklch(0.540 0.042 265)',
  open: 'oklch(0.550 0.133 152)',
  'open-ink': 'oklch(0.425 0.099 152)',
  sched: 'oklch(0.565 0.014 260)',
  'sched-ink': 'oklch(0.425 0.021 260)',
  cand: 'oklch(0.590 0.190 340)',
  'cand-ink': 'oklch(0.450 0.150 340)',
  warn: 'oklch(0.570 0.116 70)',
  'warn-ink': 'oklch(0.445 0.093 65)',
  danger: 'oklch(0.485 0.173 25)',
  'danger-ink': 'oklch(0.450 0.163 25)',
  'nav-ink-2': 'oklch(0.725 0.017 265)',
  'nav-off': 'oklch(0.610 0.016 265)',
} as const satisfies Partial<Record<TokenName, string>>

/** What the dark theme changes under more contrast. */
export const darkMoreContrastTokens = {
  'line-soft': 'oklch(0.442 0.015 262)',
  line: 'oklch(0.605 0.013 262)',
  'line-strong': 'oklch(0.605 0.016 262)',
  'line-field': 'oklch(0.605 0.020 262)',
  'ink-3': 'oklch(0.745 0.014 262)',
  'ink-off': 'oklch(0.650 0.012 262)',
  accent: 'oklch(0.695 0.146 265)',
  'accent-down': 'oklch(0.695 0.140 265)',
  'accent-line': 'oklch(0.655 0.057 265)',
  danger: 'oklch(0.715 0.150 25)',
  'nav-ink-2': 'oklch(0.690 0.019 265)',
  'nav-off': 'oklch(0.580 0.017 265)',
} as const satisfies Partial<Record<TokenName, string>>
