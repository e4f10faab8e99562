import ts from 'typescript'
import { defaultsOf, type Declared } from './defaultsOf'
import type { ComponentDoc, PropControl, PropRow } from './propRow'
import { literalsOf, namedTypes, typeText } from './typeText'

/** What of react-aria's props is part of a component. The attributes that any element takes are not. */
const ownOfLibrary = new Set([
  ...['isDisabled', 'autoFocus', 'type', 'name', 'value', 'form'],
  ...[
    'onPress',
    'onPressStart',
    'onPressEnd',
    'onPressChange',
    'onPressUp',
    'onFocus',
    'onBlur',
    'onFocusChange',
  ],
  ...['aria-label', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-expanded', 'aria-haspopup'],
  ...['aria-pressed', 'aria-current'],
])

const isOfLibrary = (prop: ts.Symbol): boolean =>
  prop.declarations?.[0]?.getSourceFile().fileName.includes('/node_modules/') ?? true

const isShown = (prop: ts.Symbol): boolean => {
  const file = prop.declarations?.[0]?.getSourceFile().fileName
  if (file === undefined || !isOfLibrary(prop)) return file !== undefined
  return ownOfLibrary.has(prop.name) && /\/(@react-types\/shared|react-aria)\//.test(file)
}

/** The words of a comment, without its tags; what it links to is named. */
const descriptionOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replaceAll(/\{@link ([^}|\s]+)[^}]*\}/g, '`$1`')
    .trim()

const tagsOf = (symbol: ts.Symbol, name: string, checker: ts.TypeChecker): readonly string[] =>
  symbol
    .getJsDocTags(checker)
    .filter((tag) => tag.name === name)
    .map((tag) => ts.displayPartsToString(tag.text).trim())

const nodeTypes = ['ReactNode', 'ReactElement', 'JSX.Element']

function controlOf(node: ts.TypeNode, text: string, type: ts.Type, checker: ts.TypeChecker): PropControl {
  const options = literalsOf(node, checker)
  if (options !== null) return { kind: 'options', options }
  const wanted = checker.getNonNullableType(type)
  if (wanted.flags & (ts.TypeFlags.Boolean | ts.TypeFlags.BooleanLiteral)) return { kind: 'boolean' }
  if (wanted.flags & ts.TypeFlags.String) return { kind: 'text' }
  if (wanted.flags & ts.TypeFlags.Number) return { kind: 'number' }
  if (nodeTypes.some((name) => text.startsWith(name))) return { kind: 'node' }
  const members = wanted.isUnion() ? wanted.types : [wanted]
  const isFixed = members.some((member) => member.getCallSignatures().length > 0) || /\bRef</.test(text)
  return { kind: isFixed ? 'none' : 'data' }
}

function rowOf(
  prop: ts.Symbol,
  at: Declared,
  defaults: ReadonlyMap<string, string>,
  checker: ts.TypeChecker,
): PropRow {
  const declaration = prop.declarations?.find(
    (each) => ts.isPropertySignature(each) || ts.isMethodSignature(each),
  )
  const node = declaration !== undefined && ts.isPropertySignature(declaration) ? declaration.type : undefined
  const type = checker.getTypeOfSymbolAtLocation(prop, at)
  const text = node === undefined ? checker.typeToString(type) : typeText(node, checker)
  return {
    name: prop.name,
    description: descriptionOf(prop, checker),
    isRequired: !(prop.flags & ts.SymbolFlags.Optional),
    type: text,
    detail: node === undefined ? null : namedTypes(node, checker),
    defaultValue: tagsOf(prop, 'default', checker)[0] ?? defaults.get(prop.name) ?? null,
    control: node === undefined ? { kind: 'none' } : controlOf(node, text, type, checker),
    isInherited: isOfLibrary(prop),
  }
}

/** The component that a sample only hands its props on to: `(props) => <Grid {...props} />`. */
function drawnBy(declared: Declared, checker: ts.TypeChecker): ts.Symbol | undefined {
  const drawn = ts.isVariableDeclaration(declared) ? declared.initializer : undefined
  if (drawn === undefined || !ts.isArrowFunction(drawn) || !ts.isJsxSelfClosingElement(drawn.body))
    return undefined
  if (!drawn.body.attributes.properties.every(ts.isJsxSpreadAttribute)) return undefined
  const symbol = checker.getSymbolAtLocation(drawn.body.tagName)
  return symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias
    ? checker.getAliasedSymbol(symbol)
    : symbol
}

function componentOf(declared: Declared, checker: ts.TypeChecker): ComponentDoc | null {
  const name = declared.name
  if (name === undefined || !ts.isIdentifier(name) || !/^[A-Z]/.test(name.text)) return null
  const symbol = checker.getSymbolAtLocation(name)
  const type = checker.getTypeAtLocation(declared)
  const [signature] = type.getCallSignatures()
  if (symbol === undefined || signature === undefined || type.getSymbol()?.name === 'Context') return null
  const [taken] = signature.getParameters()
  const props = taken === undefined ? [] : checker.getTypeOfSymbolAtLocation(taken, declared).getProperties()
  const shown = drawnBy(declared, checker) ?? symbol
  const defaults = defaultsOf(declared)
  const examples = tagsOf(shown, 'example', checker).map((code) => `\`\`\`tsx\n${code}\n\`\`\``)
  return {
    name: name.text,
    displayName: shown.name,
    description: [descriptionOf(shown, checker), ...examples].join('\n\n'),
    rows: props
      .filter(isShown)
      .map((prop) => rowOf(prop, declared, defaults, checker))
      .toSorted((one, other) => Number(one.isInherited) - Number(other.isInherited)),
  }
}

/** Every component at the top of a file, exported or not, as the compiler understands it. */
export function readComponents(file: ts.SourceFile, checker: ts.TypeChecker): readonly ComponentDoc[] {
  const declared = file.statements.flatMap((statement): readonly Declared[] => {
    if (ts.isFunctionDeclaration(statement)) return [statement]
    return ts.isVariableStatement(statement) ? statement.declarationList.declarations : []
  })
  return declared.flatMap((each) => componentOf(each, checker) ?? [])
}
