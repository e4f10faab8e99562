/** The oldest Node.js that Retain is tried on. */
const oldest = [20, 19]

/**
 * Why Retain does not run on a version of Node.js, in one sentence; `null` when it does.
 *
 * @example runtimeFault('18.20.4') // 'Retain needs Node.js 20.19 or newer; this is 18.20.4.'
 */
export function runtimeFault(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldest
  const isNewEnough = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
  return isNewEnough ? null : `Retain needs Node.js ${oldest.join('.')} or newer; this is ${version}.`
}

/** What oidc-provider prints while it is loaded by a Node.js below 22, on which it is tried by us. */
const foreignNotice = 'oidc-provider WARNING: Unsupported runtime.'

/**
 * Loads a part of the program without that notice, in whose place `runtimeFault` stands.
 *
 * @param output where libraries warn.
 */
export async function withoutForeignNotice<Part>(
  load: () => Promise<Part>,
  output: Pick<Console, 'warn'> = globalThis.console,
): Promise<Part> {
  const { warn } = output
  output.warn = (...values: readonly unknown[]) => {
    if (!String(values[0]).includes(foreignNotice)) warn(...values)
  }
  try {
    return await load()
  } finally {
    output.warn = warn
  }
}
