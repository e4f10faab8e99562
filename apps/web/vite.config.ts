import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sourceConditions } from '../../vite.shared.ts'
import { acyclicChunks } from './build/acyclicChunks.ts'
import { compileAhead } from './build/compileAhead.ts'
import { inlineIcon } from './build/inlineIcon.ts'
import { leanContract } from './build/leanContract.ts'
import { precompress } from './build/precompress.ts'
import { preloadStart } from './build/preloadStart.ts'
import { productionRouter } from './build/productionRouter.ts'
import { silentReturn } from './build/silentReturn.ts'
import { singlePathIcons } from './build/singlePathIcons.ts'
import { spokenLanguage } from './build/spokenLanguage.ts'
import { styledComponents } from './build/styledComponents.ts'
import { unprefixedStyles } from './build/unprefixedStyles.ts'

const server = 'http://127.0.0.1:4000'

/** What draws the app. */
const appModules = ['src/app/startApp.ts']
/** The page that nearly everybody opens first, and what asks for its data. */
const firstPageModules = [
  'src/features/work-log/EquityLogPage.tsx',
  'src/features/work-log/equity-log/prefetchEquityLog.ts',
]
/** What dialogs, filters and forms have in common. */
const formModules = [
  'packages/ui/src/confirm-dialog/ConfirmDialog.tsx',
  'packages/ui/src/form-dialog/FormDialog.tsx',
  'packages/ui/src/multi-select/MultiSelect.tsx',
  'packages/ui/src/segmented-control/SegmentedControl.tsx',
  'packages/ui/src/select/Select.tsx',
]
/** What forms that are saved have in common; the opportunity and the screens of administrators have such. */
const savingModules = [
  'packages/ui/src/checkbox/Checkbox.tsx',
  'packages/ui/src/form-layout/FormLayout.tsx',
  'apps/web/src/forms/SaveButton.tsx',
  'apps/web/src/forms/useSaving.ts',
  'apps/web/src/forms/useFieldMessages.ts',
]
/** What asks for an opportunity, and what live messages change of it. */
const readModules = ['src/features/opportunity/opening/readOpportunity.ts', 'src/app/liveChannel.ts']
/** The page of an opportunity, and the cards that it shows a moment later; fetched while the list rests. */
const opportunityModules = ['src/features/opportunity/OpportunityPage.tsx']
const panelModules = [
  'src/features/opportunity/panels/panelCards.ts',
  'src/features/templates/readCallGuides.ts',
]
/** What shows text with formats, and cleans it: entries of a history, call guides and previews. */
const formattedTextModules = ['packages/ui/src/rich-text/RichTextViewer.tsx']
/** The editor of rich text, whose first letter waits for much code at once. */
const editorModules = ['/prosemirror-view/']
/** What the page itself loads before anything else. */
const startFile = /\/(rolldown-runtime|index|app)-[\w-]+\.js$/
/** The scripts that go by a name. */
const namedChunks = ['rolldown-runtime', 'app', 'log', 'OpportunityPage']
const isOneOf = (modules: readonly string[]) => (id: string) => modules.some((module) => id.endsWith(module))

export default defineConfig({
  resolve: {
    ...sourceConditions.resolve,
    // What a style imports is resolved without our conditions.
    alias: {
      '@retain/ui/fonts.css': fileURLToPath(
        new URL('../../packages/ui/src/theme/fonts.css', import.meta.url),
      ),
    },
  },
  ssr: sourceConditions.ssr,
  plugins: [
    react(),
    productionRouter(),
    leanContract(),
    silentReturn(),
    spokenLanguage('en-US'),
    unprefixedStyles(),
    singlePathIcons(),
    styledComponents(),
    preloadStart([...appModules, ...firstPageModules]),
    inlineIcon('/favicon.png'),
    precompress(),
    acyclicChunks(),
  ],
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': server,
      '/oidc': server,
      '/config.json': server,
      '/live': { target: server, ws: true },
    },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: true,
    // Every browser that we support knows modulepreload.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_url, files) => files.filter((file) => !startFile.test(file)),
    },
    // In KB before compression: the first script is one file on purpose, and `npm run bench -- bundle` watches its size.
    chunkSizeWarningLimit: 800,
    // Every asset is a file of its own: the policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // silent.html is all that the hidden iframe of a silent sign-in loads.
      input: { index: 'index.html', silent: 'silent.html' },
      output: {
        // The first scripts list all others, and names compress badly: the others go by the shortest hash that the build takes.
        chunkFileNames: ({ name }) =>
          namedChunks.includes(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js',
        postBanner: compileAhead(editorModules),
        codeSplitting: {
          // What the first script needs is one file, what draws the app another and what the first page needs besides a
          // third; then what forms share, what reads an opportunity, its page and its cards: left to themselves they become
          // a score each, one for each set of later pages that share it, which are more to ask for and compress worse. What
          // the page shares with other pages stays apart where it is worth a file.
          groups: [
            { name: 'start', tags: ['$initial'], test: (id) => !id.includes('silent'), priority: 8 },
            { name: 'app', test: isOneOf(appModules), priority: 6 },
            { name: 'log', test: isOneOf(firstPageModules), priority: 5 },
            { name: 'form', test: isOneOf(formModules), priority: 4 },
            { name: 'saving', test: isOneOf(savingModules), priority: 3.5 },
            { name: 'reads', test: isOneOf(readModules), priority: 3 },
            {
              name: 'opportunity',
              test: isOneOf(opportunityModules),
              priority: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 5_000,
            },
            { name: 'panels', test: isOneOf(panelModules), priority: 1 },
            { name: 'formatted-text', test: isOneOf(formattedTextModules), priority: 0.5 },
          ],
        },
      },
    },
  },
})
