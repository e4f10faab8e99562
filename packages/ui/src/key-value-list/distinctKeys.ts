/**
 * A React key for each of some labels: the label with how often it has come, so that two lines of one name are two lines
 * and each stays itself when others come or go.
 *
 * @example
 * distinctKeys(['Down', 'Rate', 'Down']) // ['1 Down', '1 Rate', '2 Down']
 */
export const distinctKeys = (labels: readonly string[]): readonly string[] => {
  const times = new Map<string, number>()
  return labels.map((label) => {
    const time = (times.get(label) ?? 0) + 1
    times.set(label, time)
    return `${time} ${label}`
  })
}
