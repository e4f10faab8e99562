/**
 * Which folder of an app may import which. The tables are the one place where that is written down: `layerRules` makes
 * ESLint rules of them, and `npm run boundaries` plants violations.
 */

/**
 * The folders of an app's `src`.
 *
 * @typedef {object} Layers
 * @property {string} src where they are, from the root of the repository.
 * @property {readonly (readonly string[])[]} rows every folder, the lowest row first. A folder may import the folders of
 *   the rows below its own, and none of its own row.
 * @property {Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>} siblings for a folder whose own
 *   folders are kept apart: each of them with the siblings that it may import, which have to be listed before it.
 * @property {readonly string[]} entries the files directly in `src`. They may import everything, and nothing imports them.
 */

/** @type {Layers} */
export const serverLayers = {
  src: 'apps/server/src',
  rows: [
    // The clock, refused requests, what may be logged; the environment.
    ['config', 'core'],
    // Texts and files that come from outside.
    ['email'],
    ['db'],
    // Who calls; writing rows together with the messages that tell of them; the audit log of administrative changes.
    ['identity', 'outbox', 'audit'],
    // Which stores are open to a caller; demo data.
    ['access', 'seed'],
    // The web server; the live channel.
    ['http', 'live'],
    // Serving the endpoints of the contract; doing what commands leave to be done after them.
    ['endpoints', 'jobs'],
    ['commands'],
    ['features'],
    // Events of other systems.
    ['feeds'],
    // Putting it together.
    ['app'],
  ],
  siblings: {
    features: {
      alerts: [],
      announcements: ['alerts'],
      'audit-log': [],
      people: [],
      lock: [],
      'help-links': [],
      household: [],
      lookups: [],
      offers: [],
      'customer-360': [],
      products: ['customer-360'],
      'saved-search': [],
      session: [],
      settings: [],
      stock: [],
      templates: [],
      'vehicle-map': [],
      orphans: ['lock'],
      dashboard: [],
      'trade-adjustment': ['alerts'],
      stores: ['trade-adjustment'],
      usage: [],
      'values-over-time': [],
      history: ['lock'],
      'work-log': ['lock'],
      'contact-log': ['lock'],
      'quick-search': ['work-log'],
      telephony: ['quick-search'],
      'service-log': ['lock', 'stores', 'work-log'],
      flagging: ['alerts', 'lock'],
      opportunity: ['flagging', 'history'],
      'daily-refresh': ['opportunity', 'trade-adjustment'],
      vls: ['opportunity', 'stock'],
      activity: ['history', 'lock', 'opportunity'],
      lead: ['activity', 'history', 'lock'],
      email: ['activity', 'alerts', 'contact-log', 'history', 'lock', 'opportunity', 'session', 'templates'],
      customer: ['lock', 'lookups', 'opportunity'],
      vehicle: ['lock', 'opportunity'],
      payment: ['opportunity', 'stock'],
      reminder: ['alerts', 'history', 'lock'],
      'export-log': ['contact-log', 'quick-search', 'service-log', 'stores', 'work-log'],
    },
  },
  entries: ['main.ts'],
}

/** @type {Layers} */
export const webLayers = {
  src: 'apps/web/src',
  rows: [
    ['core'],
    ['session'],
    ['live'],
    ['forms'],
    ['telephony'],
    ['shell'],
    ['list'],
    ['features'],
    ['app'],
    ['testing'],
  ],
  siblings: {
    features: {
      explanation: [],
      history: [],
      lock: [],
      flagging: [],
      'quick-search': [],
      'text-message': [],
      payment: [],
      help: [],
      'contact-info': [],
      vls: ['history'],
      templates: ['history'],
      'work-log': ['history', 'lock', 'flagging', 'quick-search', 'templates'],
      opportunity: [
        'explanation',
        'history',
        'lock',
        'flagging',
        'payment',
        'quick-search',
        'templates',
        'vls',
        'work-log',
      ],
      playground: ['explanation', 'history', 'opportunity', 'payment', 'vls'],
      'what-fits': ['opportunity', 'payment', 'vls'],
      'template-admin': ['quick-search', 'templates', 'opportunity'],
      profile: ['templates', 'template-admin'],
      'admin-list': ['template-admin'],
      'announcement-admin': ['admin-list'],
      'audit-log': ['admin-list'],
      people: [],
      'help-admin': ['admin-list', 'help'],
      'trade-adjustment': ['work-log'],
      'vehicle-map': ['work-log'],
      dashboard: ['work-log'],
      orphans: ['flagging', 'work-log'],
      'customer-360': ['opportunity'],
      'setting-admin': [],
      sandbox: [],
      'store-admin': ['setting-admin'],
    },
  },
  entries: [],
}

/** Tests may import everything; what only they use stands in folders called `testing`, which nothing else imports. */
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**']

/** How many folders a listed folder may hold one in another. */
const deepest = 4

/**
 * ESLint configuration that refuses every import that a table does not allow: `import`, `import type`, `export … from`,
 * `import()` and the types of `import('…')`.
 *
 * A later block of an ESLint configuration replaces the options that an earlier one gave to the same rule. Therefore
 * `forbid` makes the rule of these patterns together with what is forbidden in the whole app.
 *
 * @param {Layers} layers
 * @param {(...patterns: { regex: string, message: string }[]) => object} forbid
 * @example ...layerRules(webLayers, (...patterns) => forbid(nothingOfNode, ...patterns))
 */
export const layerRules = (layers, forbid) =>
  listedFolders(layers).flatMap((listed) =>
    Array.from({ length: deepest }, (_, nested) => {
      const patterns = refusedImports(layers, listed, nested)
      return {
        files: [`${layers.src}/${listed.folder}/${'*/'.repeat(nested)}*.{ts,tsx}`],
        ignores: tests,
        rules: {
          ...forbid(...patterns),
          // The rule of imports does not see these two.
          'no-restricted-syntax': [
            'error',
            ...patterns.map(({ regex, message }) => ({
              selector: `:matches(ImportExpression, TSImportType) Literal[value=/${regex.replaceAll('/', '\\/')}/]`,
              message,
            })),
          ],
        },
      }
    }),
  )

/**
 * Every folder that a table lists, with what it may import: folders of `src`, and siblings in the folder that it is in.
 *
 * @param {Layers} layers
 * @returns {{ folder: string, folders: string[], siblings: string[] }[]}
 */
export const listedFolders = ({ rows, siblings }) =>
  rows.flatMap((row, at) => {
    const lower = rows.slice(0, at).flat()
    return row.flatMap((folder) => {
      const inside = Object.entries(siblings[folder] ?? {})
      if (inside.length === 0) return { folder, folders: [...lower, folder], siblings: [] }
      return inside.map(([name, allowed], place) => {
        const before = inside.slice(0, place).map(([other]) => other)
        const wrong = allowed.find((other) => !before.includes(other))
        if (wrong !== undefined)
          throw new Error(`layers.js: ${wrong} has to be listed before ${folder}/${name}`)
        return { folder: `${folder}/${name}`, folders: lower, siblings: [...allowed, name] }
      })
    })
  })

/**
 * The patterns of imports that are refused in a listed folder, `nested` folders below it.
 *
 * @param {Layers} layers
 * @param {ReturnType<typeof listedFolders>[number]} listed
 * @param {number} nested
 */
function refusedImports({ src }, { folder, folders, siblings }, nested) {
  const depth = folder.split('/').length + nested
  const allowed = [...folders, ...siblings].filter((name) => !`/${folder}`.endsWith(`/${name}`))
  const message = `${src}/${folder} imports nothing but ${allowed.join(', ') || 'itself'} (layers.js).`
  return [
    { regex: climbTo(depth, folders), message },
    ...(siblings.length === 0 ? [] : [{ regex: climbTo(depth - 1, siblings), message }]),
    { regex: '^\\./\\.\\.|[^./]/\\.\\.(/|$)', message: 'A path climbs at its beginning only.' },
  ]
}

/**
 * A path that climbs so many folders and then enters none of these.
 *
 * @param {number} depth
 * @param {readonly string[]} folders
 */
const climbTo = (depth, folders) => `^(\\.\\./){${depth}}(?!\\.\\./)(?!(${folders.join('|')})(/|$))`
