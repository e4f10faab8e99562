import js from '@eslint/js'
import globals from 'globals'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { layerRules, serverLayers, webLayers } from './layers.js'

/** Bans imports with a sentence that says what to do instead. A pattern also bans what lies below it. */
const forbid = (...patterns) => ({
  'no-restricted-imports': [
    'error',
    {
      paths: wholeLibraries,
      patterns: [...patterns.map(asPattern), intoAnotherPackage],
    },
  ],
})
/** A list of names with its sentence, or a pattern as ESLint has it. */
const asPattern = (given) => (Array.isArray(given) ? { group: given[0], message: given[1] } : given)
const wholeLibraries = [
  { name: 'fp-ts', message: 'Import fp-ts/Either and the like: the root pulls in everything.' },
  {
    name: 'react-router-dom',
    importNames: ['Link', 'NavLink'],
    message: 'Use RouterLink: these bring the prefetching of a framework into the first script.',
  },
]
/** Patterns are gitignore-like; a regular expression is what catches a climb into another package. */
const intoAnotherPackage = {
  regex: '(^|/)(domain|api-client|ui|web|server|docs)/src/',
  message: 'Import another package by its name; its package.json lists what is public.',
}

const nothingOfTheServer = [
  ['node:*', '@retain/server', 'io-ts', 'io-ts/*'],
  'The browser sees domain, api-client and ui only.',
]
const nothingOfTheBrowser = [
  ['react', 'react-*', '@retain/ui', '@retain/web', 'io-ts', 'io-ts/*'],
  'The server draws nothing, and codecs stand in api-client.',
]

/** Where the web app reads what api-client and domain answer as an `Either`; everything else gets plain values of these. */
const readersOfEither = [
  'apps/web/src/core/**',
  'apps/web/src/forms/**',
  'apps/web/src/session/implicitFlow.ts',
  'apps/web/src/session/validateSession.ts',
  'apps/web/src/list/streaming/**',
  'apps/web/src/list/paging/readsPages.ts',
]
/** A rule of its own, as a later block would replace the patterns of `forbid`. */
const noEither = (files, ignored) => ({
  files,
  ignores: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', ...ignored],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['fp-ts/*'],
            message: 'Components, thunks and the store see plain values: forms/checked.',
          },
        ],
      },
    ],
  },
})

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/storybook-static/**',
      '**/playwright-report/**',
      '**/test-results/**',
      '**/node_modules/**',
      '**/.data/**',
      '**/coverage/**',
      'bench/peers/**',
      // Apps outside of the workspace: `npm run pack:check` compiles them against the packed package.
      'scripts/pack/*/**',
      // Adapters of grids that npm install does not install.
      'bench/grid/peers/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'max-lines': ['error', { max: 400 }],
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Event handlers may be async: React and react-aria ignore what they return, and every rejection is caught inside.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // A handler of Fastify may be async without awaiting: what it returns is what is sent.
      '@typescript-eslint/require-await': 'off',
    },
  },
  { files: ['**/*.js'], ...tseslint.configs.disableTypeChecked },
  {
    files: ['**/*.tsx', '**/use*.ts'],
    ignores: ['**/*.test.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // Hooks that restore a place read refs as they end, and two of them wait for what an effect has made.
    files: ['**/use*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'react-hooks/exhaustive-deps': 'off', 'react-hooks/set-state-in-effect': 'off' },
  },
  {
    files: ['packages/domain/src/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      ...forbid(
        [
          ['react', 'react-*', 'react/*', 'styled-components', 'io-ts', 'io-ts/*', '@retain/*', 'node:*'],
          'domain is pure: values in, values out.',
        ],
        [
          ['fp-ts/lib/*', 'fp-ts/Option', 'fp-ts/Task', 'fp-ts/Reader*', 'fp-ts/State*'],
          'fp-ts is fenced to Either, TaskEither, NonEmptyArray and function.',
        ],
      ),
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: 'now comes in as an argument; calendar/ alone parses and prints.' },
        { name: 'Intl', message: 'Zone-less Intl reads the machine; use calendar/ and money/.' },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'domain is deterministic.' },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    ignores: ['packages/domain/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'vi',
          property: 'resetModules',
          message:
            'The files of a worker share their modules: the tests after it would have some of them twice.',
        },
      ],
    },
  },
  {
    // The one folder that may parse and print instants; it always names the zone.
    files: ['packages/domain/src/calendar/**'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['packages/ui/src/**'],
    ignores: ['**/*.test.tsx'],
    rules: {
      ...forbid([['@retain/*'], 'ui knows no domain and calls nothing.']),
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TemplateElement[value.raw=/@media \\((min-|max-)?(width|height)/]',
          message: 'Sizes of the window stand in breakpoints/breakpoints.ts: write @media ${media.phone}.',
        },
      ],
    },
  },
  {
    files: ['packages/api-client/src/**'],
    ignores: ['**/*.test.ts'],
    rules: forbid(
      [
        ['react', 'react-*', '@retain/ui', '@retain/ui/*', 'node:*'],
        'api-client draws nothing and runs in both the browser and the server.',
      ],
      [
        ['fp-ts/lib/*', 'io-ts/lib/*', 'fp-ts/Option'],
        'Never lib/: it is a second copy of the library; and no Option, a missing value is null.',
      ],
    ),
  },
  {
    files: ['apps/web/src/**'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: {
      ...forbid(nothingOfTheServer),
      // A slice adds itself to the state's type by an interface that extends one type and nothing more.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  noEither(['apps/web/src/**/*.tsx'], []),
  noEither(['apps/web/src/**/*.ts'], readersOfEither),
  ...layerRules(webLayers, (...patterns) => forbid(nothingOfTheServer, ...patterns)),
  {
    files: ['apps/server/src/**'],
    rules: forbid(nothingOfTheBrowser),
  },
  ...layerRules(serverLayers, (...patterns) => forbid(nothingOfTheBrowser, ...patterns)),
  {
    files: [
      'scripts/**',
      'apps/docs/scripts/**',
      'e2e/**',
      'bench/**',
      'apps/server/src/**/*Cli.ts',
      'apps/server/src/seed/cli.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
)
