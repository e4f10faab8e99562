import { readdirSync } from 'node:fs'

/** What `npm run mutation` changes, and with which tests it sees whether somebody notices. */
export interface MutationTarget {
  /** Where the sources stand; the tables of scores and survivors stand in the folder `mutation` beside it. */
  readonly package: string
  /** Where Stryker runs, with the configuration of its folder. It copies this folder and runs the tests in the copy. */
  readonly runIn: string
  readonly config: string
  /** Whether a module, by its path in `src`, is one of those that are changed. */
  readonly isMutated: (path: string) => boolean
  /**
   * The tests that have to notice a change in a folder, as a pattern in the package.
   *
   * @param modules of the folder that are changed, by their paths in `src`.
   */
  readonly testsOf: (folder: string, modules: readonly string[]) => string
}

const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path)

const nameOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.tsx?$/, '')

/**
 * The tests that are named for the changed modules, or all of their folder where a module has none of its own. What a page test
 * notices by the way is slow to find out, and says little.
 */
function ownTests(folder: string, modules: readonly string[]): string {
  const tests = readdirSync(new URL(`../apps/web/src/${folder}`, import.meta.url))
  const isTested = (module: string) => tests.some((test) => test.startsWith(`${nameOf(module)}.test.`))
  const names = modules.every(isTested) ? `@(${modules.map(nameOf).join('|')})` : '*'
  return `src/${folder}/${names}.test.{ts,tsx}`
}

type Folders = Readonly<Record<string, string>>

/** Folders of rules that also, or only, the tests of the logs apply: what every list has, and what a log is made of. */
const rulesTestedWhereUsed: Folders = {
  list: '{list,work-log}/**',
  'list/export': '{list,work-log}/**',
  'work-log': 'work-log/**',
  'work-log/contact-log': 'work-log/**',
  'work-log/search-log': 'work-log/**',
  'work-log/service-log': 'work-log/**',
  'work-log/view': 'work-log/**',
}

/** Folders of the server whose work shows also, or only, in the tests of what uses it. */
const commandsTestedWhereUsed: Folders = {
  commands: '{commands,features/lock,features/flagging}',
  'features/history': '{features/history,features/activity}',
}

export const mutationTargets: Readonly<Record<string, MutationTarget>> = {
  // Every rule; those of most folders are measured by the tests that stand in them.
  domain: {
    package: 'packages/domain',
    runIn: 'packages/domain',
    config: 'stryker.config.json',
    isMutated: (path) => isSource(path) && path.includes('/'),
    testsOf: (folder) => `src/${rulesTestedWhereUsed[folder] ?? folder}/*.test.ts`,
  },
  // Slices, hooks and listeners.
  web: {
    package: 'apps/web',
    runIn: '.',
    config: 'apps/web/stryker.config.json',
    isMutated: (path) => isSource(path) && /(Slice|Listeners?|\/use[A-Z]\w+)\.tsx?$/.test(path),
    testsOf: ownTests,
  },
  // What writes: commands, their transactions with messages, and the work of the features in them.
  server: {
    package: 'apps/server',
    runIn: '.',
    config: 'apps/server/stryker.config.json',
    isMutated: (path) =>
      isSource(path) &&
      (/^(commands|outbox)\//.test(path) ||
        /^features\/[\w-]+\/(announce|change|notify|opportunityLock|put|record|release|save|staleLocks|writable)\w*\.ts$/.test(
          path,
        )),
    testsOf: (folder) => `src/${commandsTestedWhereUsed[folder] ?? folder}/**/*.test.ts`,
  },
}
