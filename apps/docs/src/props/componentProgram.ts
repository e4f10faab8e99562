import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** Where components and stories are. */
const folders = ['../../../../packages/ui/src', '../../../web/src/list', '..'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
)
const configFile = fileURLToPath(new URL('../../tsconfig.json', import.meta.url))

const readOptions = (): ts.CompilerOptions => {
  const read = ts.readConfigFile(configFile, (file) => ts.sys.readFile(file))
  return ts.parseJsonConfigFileContent(read.config, ts.sys, dirname(configFile)).options
}

/** The compiler over all components and stories; `refresh` reads again what has changed on the disk. */
export interface ComponentProgram {
  readonly program: () => ts.Program
  readonly refresh: () => void
}

/**
 * Starts the compiler. It reads nothing before the first question: some four seconds, then a component takes milliseconds.
 *
 * @example
 * const { program } = componentProgram()
 * readComponents(program().getSourceFile(path), program().getTypeChecker())
 */
export function componentProgram(): ComponentProgram {
  const options = readOptions()
  const service = ts.createLanguageService(
    {
      getCompilationSettings: () => options,
      getScriptFileNames: () =>
        folders.flatMap((folder) => ts.sys.readDirectory(folder, ['.tsx'], ['**/*.test.tsx'])),
      getScriptVersion: (file) => String(ts.sys.getModifiedTime?.(file)?.getTime() ?? 0),
      getScriptSnapshot: (file) => {
        const text = ts.sys.readFile(file)
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
      },
      getCurrentDirectory: () => dirname(configFile),
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: (file) => ts.sys.fileExists(file),
      readFile: (file) => ts.sys.readFile(file),
      readDirectory: (...args) => ts.sys.readDirectory(...args),
      directoryExists: (folder) => ts.sys.directoryExists(folder),
      getDirectories: (folder) => ts.sys.getDirectories(folder),
    },
    ts.createDocumentRegistry(),
  )
  let current: ts.Program | undefined
  return {
    program: () => {
      current ??= service.getProgram()
      if (current === undefined) throw new Error('The compiler has no program')
      return current
    },
    refresh: () => {
      current = undefined
    },
  }
}
