/** What of packages/ui decides which pages there are, by file contents. */
export interface Documentation {
  /** `exports` of the package: `button` and the source file that it names, `./src/button/Button.tsx`. */
  readonly entries: Readonly<Record<string, string>>
  /** The pages, by path: `packages/ui/src/button/Button.mdx`. */
  readonly pages: Readonly<Record<string, string>>
  /** The titles of files of stories and of pages without any: `Controls/Button`. */
  readonly titles: readonly string[]
  /** What pages use without an import: `ComponentIntro`, `KeyTable`. */
  readonly blocks: readonly string[]
  /** The version of the package. */
  readonly version: string
}

/** The sections of a component's page, in their order. */
const sections = [
  'When to use',
  'When not to use',
  "Do and don't",
  'Anatomy',
  'Keys',
  'Accessibility',
] as const

/** More than this, and nobody reads a page. */
const mostLines = 120

interface PageStatus {
  readonly of: readonly string[]
  readonly status: string
  readonly since: string
}

const statusOf = (page: string): PageStatus | null => {
  const found = /<Component(?:Intro|Status)\s+of=\{\[([^\]]*)\]\}\s+status="(\w+)"\s+since="([\d.]+)"/.exec(
    page,
  )
  if (found === null) return null
  const [, of = '', status = '', since = ''] = found
  return { of: [...of.matchAll(/'([^']+)'/g)].map(([, entry = '']) => entry), status, since }
}

/** The text under a heading of the second level, up to the next one; undefined where there is no such heading. */
const sectionOf = (page: string, heading: string): string | undefined =>
  page
    .split(/^## /m)
    .slice(1)
    .find((part) => part.startsWith(`${heading}\n`))
    ?.slice(heading.length)
    .replace('<ComponentReference />', '')
    .trim()

const adviceIn = (page: string, kind: 'Do' | 'Dont'): string =>
  new RegExp(`<${kind}>([\\s\\S]*?)</${kind}>`).exec(page)?.[1]?.trim() ?? ''

/** Parts that a page draws and nobody gives it, which would be an error when it is opened. */
const unknownBlocks = (page: string, blocks: readonly string[]): readonly string[] => {
  const text = page.replace(/`(?:[^`\n]|\n(?!\n))*`/g, '')
  const imported = [...text.matchAll(/^import [^;]*? from /gm)].join(' ')
  const drawn = [...text.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name)
  return [...new Set(drawn)].filter(
    (name) => !blocks.includes(name) && !new RegExp(`\\b${name}\\b`).test(imported),
  )
}

const toParts = (version: string) => version.split('.').map(Number)

const isLater = (one: string, other: string): boolean => {
  const [a, b] = [toParts(one), toParts(other)]
  const at = a.findIndex((part, index) => part !== (b[index] ?? 0))
  return at !== -1 && (a[at] ?? 0) > (b[at] ?? 0)
}

/** Storybook's id of a docs page, from its title. */
const docsId = (title: string): string =>
  `${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}--docs`

/** A component is drawn; types, rules, tokens and drivers of tests are documented without the sections of one. */
const isComponent = (source: string): boolean =>
  source.endsWith('.tsx') && !/^\.\/src\/(?:theme|testing)\//.test(source)

const sectionProblems = (page: string): readonly string[] => {
  const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
  const places = sections.map((section) => headings.indexOf(section))
  return [
    ...sections
      .filter((section) => (sectionOf(page, section) ?? '') === '')
      .map((section) => `has nothing under "${section}"`),
    ...(places.includes(-1) || places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))
      ? []
      : ['has its sections in another order']),
    ...(['Do', 'Dont'] as const)
      .filter((kind) => !adviceIn(page, kind).startsWith('- '))
      .map((kind) => `has no list in <${kind}>`),
    ...(page.split('\n').length > mostLines ? [`has more than ${mostLines} lines`] : []),
  ]
}

/**
 * What is missing in the documentation of the components, a sentence each: every entry of `exports` stands on one page, which says
 * its status; the page of a component has every section; links lead to pages that there are.
 *
 * @example
 * componentPageProblems({ entries: { button: './src/button/Button.tsx' }, pages: {}, titles: [], blocks: [], version: '2.0.0' })
 * // ['@retain/ui/button is on no page']
 */
export function componentPageProblems({
  entries,
  pages,
  titles,
  blocks,
  version,
}: Documentation): readonly string[] {
  const ids = new Set(titles.map(docsId))
  const found = Object.entries(pages).map(([path, page]) => {
    // What stands there as an example counts for nothing.
    const text = page.replace(/^```[\s\S]*?^```/gm, '')
    return { path, text, status: statusOf(text) }
  })
  const pagesOf = (entry: string) => found.filter(({ status }) => status?.of.includes(entry) === true)
  return [
    ...Object.keys(entries).flatMap((entry) => {
      const count = pagesOf(entry).length
      return count === 1 ? [] : [`@retain/ui/${entry} is on ${count === 0 ? 'no page' : `${count} pages`}`]
    }),
    ...found.flatMap(({ path, text, status }) => {
      const links = [...text.matchAll(/\?path=\/docs\/([a-z0-9-]+)/g)].map(([, id = '']) => id)
      const problems = [
        ...(status?.of ?? [])
          .filter((entry) => !(entry in entries))
          .map((entry) => `names @retain/ui/${entry}, which there is not`),
        ...(status !== null && !['stable', 'preview', 'deprecated'].includes(status.status)
          ? [`has the status "${status.status}"`]
          : []),
        ...(status !== null && isLater(status.since, version)
          ? [`is since ${status.since}, and the package is at ${version}`]
          : []),
        ...(status?.of.some((entry) => isComponent(entries[entry] ?? '')) === true
          ? sectionProblems(text)
          : []),
        ...links.filter((id) => !ids.has(id)).map((id) => `leads to ${id}, which there is not`),
        ...unknownBlocks(text, blocks).map((name) => `draws ${name}, which it does not import`),
      ]
      return problems.map((problem) => `${path} ${problem}`)
    }),
  ]
}
