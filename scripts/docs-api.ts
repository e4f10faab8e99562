/** Writes docs/api.md from the endpoint values; with --check it only says whether the file is true. */
import { readFileSync, writeFileSync } from 'node:fs'
import * as prettier from 'prettier'
import { endpoints } from '@retain/api-client/endpoints'
import { livePayloads } from '@retain/api-client/live/message'
import { fieldsOf, type Field } from './codecFields.ts'

type AnyEndpoint = (typeof endpoints)[number]

const target = new URL('../docs/api.md', import.meta.url)

const head = `# The API

Printed from the endpoint values of \`packages/api-client\` by \`npm run docs:api\`; change those, not this file.

Every call carries \`Accept\` and \`Content-Type: application/json\`, \`Ocp-Apim-Subscription-Key\`, \`X-Request-Id\` and, when
somebody is signed in, \`Authorization: Bearer\`. A good answer is \`{"data": …, "meta": {"requestId": …}}\`; the tables show
\`data\`. A refusal is an RFC 9457 problem document with \`code\`, \`requestId\` and, for bad input, \`errors\` that name each field.
Unknown fields are dropped on both sides; unknown values are \`null\`, never left out.

A write for an opportunity is refused with 409 \`lockedByStatus\` when its status ends the work, and with 409 \`lockedByUser\`
when somebody else holds its lock; \`lockedBy\` and \`lockedDT\` of the problem then name who, and since when.
`

const access = ({ access }: AnyEndpoint): string =>
  typeof access === 'string'
    ? { anyone: 'anybody', token: 'anybody signed in' }[access]
    : access.anyOf.join(' or ')

const scope = ({ scope }: AnyEndpoint): string =>
  scope === 'none'
    ? "nobody's data"
    : scope === 'own'
      ? "the caller's own data"
      : 'stores' in scope && 'severalNeed' in scope
        ? `the caller's stores, more than one of them with ${scope.severalNeed}`
        : "one of the caller's stores"

const forms: Readonly<Record<AnyEndpoint['answers'], readonly string[]>> = {
  json: [],
  file: [
    'answers a file in the place of JSON: `Content-Disposition` names it, `X-Row-Count` counts its rows, `X-Capped: true` says that more match',
  ],
  lines: [
    'answers lines (`application/x-ndjson`) in the place of one document: each item of the list is one, sent when it is ready',
  ],
}

const flags = (endpoint: AnyEndpoint): string[] => [
  ...(endpoint.isIdempotent ? ['needs an `Idempotency-Key`: saying it again does not do it again'] : []),
  ...(endpoint.isVersioned
    ? ['a change names its version in `If-Match: "{version}"`; an old one is 409 `stale`']
    : []),
  ...(endpoint.outlivesPage ? ['is sent to its end when its page is closed'] : []),
  ...(endpoint.doNotLog ? ['left out of usage analytics'] : []),
  ...(endpoint.handlesNotFound ? ['a 404 does not leave the page'] : []),
  ...(endpoint.largestBody === null ? [] : [`takes a body of up to ${endpoint.largestBody / 1_000_000} MB`]),
  ...forms[endpoint.answers],
  ...(endpoint.isRevalidated
    ? ['may be kept: asked for again with the `ETag` in `If-None-Match`, an unchanged one is a 304']
    : []),
  ...(endpoint.maxAge > 0 ? [`may be kept for ${endpoint.maxAge} s`] : []),
]

const origin = ({ rows }: { readonly rows: readonly string[] }): string =>
  rows.length === 0 ? 'Beyond the specification (°).' : `Rows ${rows.join(', ')}.`

const fieldRow = ({ path, type, isOptional }: Field): string =>
  `| \`${path}\` | ${type.replaceAll('|', '\\|')} | ${isOptional ? '' : 'yes'} |`

const table = (title: string, fields: readonly Field[]): string =>
  fields.length === 0
    ? ''
    : `\n**${title}**\n\n| field | type | required |\n| --- | --- | --- |\n${fields.map(fieldRow).join('\n')}\n`

const section = (endpoint: AnyEndpoint): string =>
  [
    `\n### ${endpoint.name}\n\n\`${endpoint.method} {${endpoint.base}}${endpoint.path}\`\n`,
    `\nFor ${access(endpoint)}; touches ${scope(endpoint)}. ${flags(endpoint)
      .map((flag) => `${flag[0]?.toUpperCase() ?? ''}${flag.slice(1)}. `)
      .join('')}${origin(endpoint)}\n`,
    table('Path', fieldsOf(endpoint.params)),
    table('Query', fieldsOf(endpoint.query)),
    table('Body', fieldsOf(endpoint.body)),
    table('Answer', fieldsOf(endpoint.output)),
  ].join('')

const bases = [...new Set(endpoints.map(({ base }) => base))]
const text = bases
  .map(
    (base) =>
      `\n## ${base}\n${endpoints
        .filter((one) => one.base === base)
        .map(section)
        .join('')}`,
  )
  .join('')

const live = `
## The live channel

One socket at \`{live}?access_token={token}\`. The client names the tags that it listens to, in the place of all earlier ones:
\`{"type":"subscribe","tags":["STORE_{hyperionId}","USER_{userName}"]}\`; the server answers the same frame with the tags that it
accepted. Messages arrive as \`{"type":"Message","tag":"…","data":{"type":"…","payload":{…},"eventId":"…","at":"…"}}\`: an
\`eventId\` that was seen before is to be ignored, and a row is to change only when its \`rowVersion\` is newer. The tables show
\`payload\`.
${Object.entries(livePayloads)
  .map(([type, payload]) => `\n### ${type}\n${table('Payload', fieldsOf(payload))}`)
  .join('')}`

const page = await prettier.format(head + text + live, { parser: 'markdown', printWidth: 120 })

if (!process.argv.includes('--check')) {
  writeFileSync(target, page)
  console.log(`docs/api.md: ${endpoints.length} endpoints`)
} else if (readFileSync(target, 'utf8') !== page) {
  console.error('docs/api.md is stale: run npm run docs:api')
  process.exitCode = 1
}
