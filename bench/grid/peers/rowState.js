import { patched } from '../page/rows'

/** Rows in React state: what most grids are given; `set` is the setter of `useState`. */
export function rowState(initial, set) {
  const index = new Map(initial.map(({ id }, at) => [id, at]))
  return {
    patchRows: (patches) =>
      set((rows) => {
        const next = rows.slice()
        for (const patch of patches) {
          const at = index.get(patch.id)
          next[at] = patched(next[at], patch)
        }
        return next
      }),
    replace: (change) =>
      set((rows) => {
        const next = change(rows)
        index.clear()
        next.forEach(({ id }, at) => index.set(id, at))
        return next
      }),
  }
}
