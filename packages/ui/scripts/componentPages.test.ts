import { readdirSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { componentPageProblems, type Documentation } from './componentPages'

const root = resolve(import.meta.dirname, '../../..')

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && !path.includes('node_modules'))
    .map((path) => resolve(root, folder, path))

const titleIn = (text: string): readonly string[] => {
  const title = /(?:<Meta\s+title="|\n {2}title: '|const meta = \{ title: ')([^"']+)["']/.exec(text)?.[1]
  return title === undefined ? [] : [title]
}

function documentation(): Documentation {
  const manifest = JSON.parse(readFileSync(resolve(root, 'packages/ui/package.json'), 'utf8')) as {
    readonly version: string
    readonly exports: Readonly<Record<string, { readonly '@retain/source': string }>>
  }
  const folders = ['packages/ui/src', 'apps/docs/src/guides']
  const pages = folders.flatMap((folder) => filesIn(folder, '.mdx'))
  const pageBlocks = readFileSync(resolve(root, 'apps/docs/src/component-page/pageBlocks.ts'), 'utf8')
  const [, blocks = ''] = /pageBlocks = \{([^}]*)\}/.exec(pageBlocks) ?? []
  const stories = filesIn('packages/ui/src', '.stories.tsx')
  return {
    version: manifest.version,
    blocks: blocks.split(',').map((name) => name.trim()),
    entries: Object.fromEntries(
      Object.entries(manifest.exports).map(([entry, target]) => [entry.slice(2), target['@retain/source']]),
    ),
    pages: Object.fromEntries(pages.map((path) => [relative(root, path), readFileSync(path, 'utf8')])),
    titles: [...pages, ...stories].flatMap((path) => titleIn(readFileSync(path, 'utf8'))),
  }
}

const page = `import { Meta } from '@storybook/addon-docs/blocks'

<Meta of={ButtonStories} />

<ComponentIntro of={['button']} status="stable" since="2.0.0" />

## When to use

- To save.

## When not to use

- For a link: [LinkButton](?path=/docs/controls-linkbutton--docs).

## Do and don't

<Do>

- Say what happens.

</Do>

<Dont>

- Don't shout.

</Dont>

## Anatomy

- **Box**.

## Keys

None.

## Accessibility

- Role \`button\`.

<ComponentReference />
`
const sound: Documentation = {
  entries: { button: './src/button/Button.tsx' },
  pages: { 'Button.mdx': page },
  titles: ['Controls/LinkButton'],
  blocks: ['ComponentIntro', 'ComponentReference', 'Do', 'Dont'],
  version: '2.1.0',
}
const problemsOf = (text: string) => componentPageProblems({ ...sound, pages: { 'Button.mdx': text } })

it('documents every entry of the package, each component with every section', () => {
  const { pages, ...rest } = documentation()
  expect(Object.keys(pages).length).toBeGreaterThan(90)
  expect(componentPageProblems({ pages, ...rest })).toEqual([])
})

it('finds nothing wrong with a whole page', () => {
  expect(componentPageProblems(sound)).toEqual([])
})

it('finds an entry without a page, and one on two', () => {
  expect(componentPageProblems({ ...sound, pages: {} })).toEqual(['@retain/ui/button is on no page'])
  const twice = { 'Button.mdx': page, 'Buttons.mdx': page }
  expect(componentPageProblems({ ...sound, pages: twice })).toEqual(['@retain/ui/button is on 2 pages'])
})

it.each(['When to use', 'When not to use', "Do and don't", 'Anatomy', 'Keys', 'Accessibility'])(
  'finds a page without "%s", and one with nothing under it',
  (section) => {
    const missing = `Button.mdx has nothing under "${section}"`
    expect(problemsOf(page.replace(`## ${section}\n`, ''))).toContain(missing)
    expect(problemsOf(page.replace(new RegExp(`(## ${section}\\n)[^#]*`), '$1\n'))).toContain(missing)
  },
)

it('finds advice that is no list, sections in another order, and a page that is too long', () => {
  expect(problemsOf(page.replace("- Don't shout.", ''))).toEqual(['Button.mdx has no list in <Dont>'])
  expect(
    problemsOf(
      page.replace('## Keys\n\nNone.\n\n', '').replace('## Anatomy', '## Keys\n\nNone.\n\n## Anatomy'),
    ),
  ).toEqual(['Button.mdx has its sections in another order'])
  expect(problemsOf(page + '\n'.repeat(100))).toEqual(['Button.mdx has more than 120 lines'])
})

it('finds a status that there is not, a later version, and an entry that there is not', () => {
  expect(problemsOf(page.replace('"stable"', '"ripe"'))).toEqual(['Button.mdx has the status "ripe"'])
  expect(problemsOf(page.replace('2.0.0', '2.1.1'))).toEqual([
    'Button.mdx is since 2.1.1, and the package is at 2.1.0',
  ])
  expect(problemsOf(page.replace("['button']", "['button', 'knob']"))).toEqual([
    'Button.mdx names @retain/ui/knob, which there is not',
  ])
})

it('finds a link to a page that there is not', () => {
  expect(componentPageProblems({ ...sound, titles: ['Controls/Link'] })).toEqual([
    'Button.mdx leads to controls-linkbutton--docs, which there is not',
  ])
})

it('finds a block that nobody gives the page, other than in code', () => {
  expect(problemsOf(page.replace('None.', '<KeyTable of="it" keys={[]} />'))).toEqual([
    'Button.mdx draws KeyTable, which it does not import',
  ])
  expect(problemsOf(page.replace('None.', 'None in a `<KeyTable\n/>`.'))).toEqual([])
  expect(problemsOf(page.replace('None.', '```mdx\n<KeyTable />\n```'))).toEqual([
    'Button.mdx has nothing under "Keys"',
  ])
})
