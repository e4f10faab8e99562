import type { TokenName } from './tokenName'

/** The roles that change in the dark theme; every token that is missing here keeps its light value. */
export const darkTokens = {
  // Accent: ink blue, the one colour that means "you can act here".
  'a-500': 'oklch(0.640 0.165 265)',
  // Grounds.
  bg: 'oklch(0.175 0.018 262)',
  surface: 'oklch(0.212 0.020 262)',
  raised: 'oklch(0.248 0.022 262)',
  sunken: 'oklch(0.193 0.019 262)',
  hover: 'oklch(0.240 0.024 262)',
  pressed: 'oklch(0.275 0.026 262)',
  scrim: 'oklch(0.100 0.015 262 / .62)',
  skeleton: 'oklch(0.268 0.022 262)',
  // Lines: soft inside a surface, plain around it, strong around a button, field around what you type into.
  'line-soft': 'oklch(0.262 0.020 262)',
  line: 'oklch(0.305 0.022 262)',
  'line-strong': 'oklch(0.400 0.024 262)',
  'line-field': 'oklch(0.525 0.024 262)',
  // Ink: 1 what you read, 2 what names it, 3 what surrounds it, off for disabled.
  ink: 'oklch(0.945 0.006 262)',
  'ink-2': 'oklch(0.775 0.014 262)',
  'ink-3': 'oklch(0.680 0.018 262)',
  'ink-off': 'oklch(0.480 0.018 262)',
  // Accent roles.
  accent: 'oklch(0.655 0.165 265)',
  'accent-hover': 'oklch(0.710 0.145 265)',
  'accent-down': 'var(--a-500)',
  'on-accent': 'oklch(0.160 0.030 265)',
  'accent-soft': 'oklch(0.285 0.060 265)',
  'accent-line': 'oklch(0.420 0.095 265)',
  'accent-ink': 'oklch(0.810 0.095 265)',
  // Meaning: edge (border, icon), soft (ground), ink (text).
  open: 'oklch(0.660 0.150 152)',
  'open-soft': 'oklch(0.290 0.050 155)',
  'open-ink': 'oklch(0.820 0.120 155)',
  sched: 'oklch(0.680 0.015 260)',
  'sched-soft': 'oklch(0.290 0.016 262)',
  'sched-ink': 'oklch(0.800 0.012 262)',
  cand: 'oklch(0.660 0.190 340)',
  'cand-soft': 'oklch(0.300 0.060 340)',
  'cand-ink': 'oklch(0.830 0.105 340)',
  warn: 'oklch(0.740 0.130 75)',
  'warn-soft': 'oklch(0.310 0.045 80)',
  'warn-ink': 'oklch(0.860 0.100 85)',
  danger: 'oklch(0.640 0.190 25)',
  'danger-soft': 'oklch(0.300 0.060 25)',
  'danger-ink': 'oklch(0.810 0.110 25)',
  'on-danger': 'oklch(0.170 0.040 25)',
  chip: 'oklch(0.285 0.020 262)',
  'chip-ink': 'oklch(0.845 0.010 262)',
  // The parts that stay dark, the tooltip and the brand.
  nav: 'oklch(0.150 0.018 262)',
  'nav-hover': 'oklch(0.215 0.024 262)',
  'nav-active': 'oklch(0.275 0.045 265)',
  tip: 'oklch(0.905 0.008 262)',
  'tip-ink': 'oklch(0.200 0.020 262)',
  // Depth, shape, space, type and time.
  'shadow-1': 'none',
  'shadow-2': '0 10px 30px -6px rgb(0 0 0 / .6), 0 2px 6px rgb(0 0 0 / .4)',
  'shadow-3': '0 24px 64px -8px rgb(0 0 0 / .75), 0 4px 12px rgb(0 0 0 / .5)',
} as const satisfies Partial<Record<TokenName, string>>
