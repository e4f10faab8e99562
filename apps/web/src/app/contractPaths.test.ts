import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { endpoints } from '@retain/api-client/endpoints'
import { expect, it } from 'vitest'

const folder = resolve(import.meta.dirname, '..')

/** The code of the app, without its tests, what they fake, and the sample list of the stories. */
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file) && !/^(testing|list\/sample)\//.test(file),
)

it('the path of a call stands in the contract, and nowhere in the app [S-702]', () => {
  expect(endpoints.length).toBeGreaterThan(100)
  expect(files.length).toBeGreaterThan(400)
  const written = endpoints.flatMap(({ base, path }) => [
    `'${path}'`,
    `\`${path.replaceAll('{', '${')}\``,
    `/api/${base}${path}`,
  ])
  const found = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return written.filter((path) => text.includes(path)).map((path) => `${file}: ${path}`)
  })
  expect(found).toEqual([])
})
