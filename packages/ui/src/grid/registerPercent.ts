const property = {
  name: '--grid-percent',
  syntax: '<length>',
  inherits: true,
  initialValue: '0px',
} as const

/** Lets browsers work out what a percent of a grid is once on the grid; those that cannot do so for each cell. */
export function registerPercent(): void {
  try {
    globalThis.CSS?.registerProperty?.(property)
  } catch {
    // Another copy of this module has registered it.
  }
}
