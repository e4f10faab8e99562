import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { clientModules, markClientModules } from './clientModules'

const found = (modules: Readonly<Record<string, string>>) => [
  ...clientModules(new Map(Object.entries(modules))),
]

it('takes what loads React, in any form of import', () => {
  expect(
    found({
      'one.js': 'import { useId } from "react";',
      'many.js': 'import {\n  useId,\n  useState\n} from "react";',
      'bare.js': 'import "styled-components";',
      'again.js': 'export { Button } from "react-aria-components/Button";',
    }),
  ).toEqual(['one.js', 'many.js', 'bare.js', 'again.js'])
})

it('takes what loads it by another module, from any folder', () => {
  expect(
    found({
      'button/Button.js': 'import "../chunk-B.js";',
      'chunk-B.js': 'import "./chunk-A.js";',
      'chunk-A.js': 'import { styled } from "styled-components";',
    }),
  ).toEqual(['chunk-A.js', 'chunk-B.js', 'button/Button.js'])
})

it('leaves what a server component may load', () => {
  expect(
    found({
      'theme/tokens.js': 'import { themes } from "../chunk-T.js";',
      'chunk-T.js': 'export const themes = {}',
      'plain.js': 'import { jsx } from "react/jsx-runtime";',
      'words.js': 'export const text = "import x from react"',
    }),
  ).toEqual([])
})

it('writes the directive first and keeps the source map in step', () => {
  const folder = mkdtempSync(join(tmpdir(), 'client-modules-'))
  mkdirSync(join(folder, 'button'))
  const path = join(folder, 'button/Button.js')
  writeFileSync(path, 'import { useId } from "react";\n')
  writeFileSync(`${path}.map`, JSON.stringify({ version: 3, mappings: 'AAAA' }))
  writeFileSync(join(folder, 'tokens.js'), 'export const themes = {}\n')
  markClientModules(folder)
  expect(readFileSync(path, 'utf8')).toBe(`'use client';\nimport { useId } from "react";\n`)
  expect(JSON.parse(readFileSync(`${path}.map`, 'utf8'))).toEqual({ version: 3, mappings: ';AAAA' })
  expect(readFileSync(join(folder, 'tokens.js'), 'utf8')).not.toContain('use client')
  rmSync(folder, { recursive: true })
})
