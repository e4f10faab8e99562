import ts from 'typescript'

const printer = ts.createPrinter({ removeComments: true })

const isUndefined = (node: ts.TypeNode): boolean => node.kind === ts.SyntaxKind.UndefinedKeyword

const isOurs = (node: ts.Node): boolean => !node.getSourceFile().fileName.includes('/node_modules/')

/** A type in one line. */
const printed = (node: ts.TypeNode): string =>
  printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replaceAll(/\s+/g, ' ')

/** The members of a union that can be told from undefined, out of their brackets. */
const membersOf = (node: ts.TypeNode): readonly ts.TypeNode[] => {
  if (ts.isParenthesizedTypeNode(node)) return membersOf(node.type)
  if (ts.isUnionTypeNode(node)) return node.types.filter((member) => !isUndefined(member))
  return isUndefined(node) ? [] : [node]
}

/** What a name in a type stands for. */
const declarationOf = (name: ts.EntityName, checker: ts.TypeChecker): ts.Declaration | undefined => {
  const symbol = checker.getSymbolAtLocation(name)
  if (symbol === undefined) return undefined
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return target.declarations?.[0]
}

/** A word or number of a vocabulary. */
export type Literal = string | number

/**
 * The words of a type, in the order in which they are written; null where it allows anything else.
 *
 * @example
 * // type Size = 'small' | 'large'; prop: Size | 'auto' | undefined
 * literalsOf(node, checker) // ['small', 'large', 'auto']
 */
export function literalsOf(node: ts.TypeNode, checker: ts.TypeChecker): readonly Literal[] | null {
  const found: Literal[] = []
  for (const member of membersOf(node)) {
    const words = ts.isLiteralTypeNode(member) ? literalOf(member.literal) : wordsOfName(member, checker)
    if (words === null) return null
    found.push(...words)
  }
  return found.length === 0 ? null : [...new Set(found)]
}

const literalOf = (literal: ts.LiteralTypeNode['literal']): readonly Literal[] | null => {
  if (ts.isStringLiteral(literal)) return [literal.text]
  return ts.isNumericLiteral(literal) ? [Number(literal.text)] : null
}

const wordsOfName = (node: ts.TypeNode, checker: ts.TypeChecker): readonly Literal[] | null => {
  if (ts.isUnionTypeNode(node) || ts.isParenthesizedTypeNode(node)) return literalsOf(node, checker)
  if (!ts.isTypeReferenceNode(node)) return wordsOfType(checker.getTypeFromTypeNode(node))
  const declaration = declarationOf(node.typeName, checker)
  if (declaration === undefined || !ts.isTypeAliasDeclaration(declaration)) return null
  return literalsOf(declaration.type, checker)
}

/** For types that no words are written of, such as `keyof typeof sizes`. */
const wordsOfType = (type: ts.Type): readonly Literal[] | null => {
  const members = type.isUnion() ? type.types : [type]
  const words = members.flatMap((member) =>
    member.isStringLiteral() || member.isNumberLiteral() ? [member.value] : [],
  )
  return words.length === members.length ? words : null
}

const quoted = (word: Literal): string => (typeof word === 'number' ? String(word) : `'${word}'`)

/**
 * A type as it is written, without undefined and with the words of a vocabulary in place of its name.
 *
 * @example
 * // prop?: ((value: string) => void) | undefined
 * typeText(node, checker) // '(value: string) => void'
 */
export function typeText(node: ts.TypeNode, checker: ts.TypeChecker): string {
  const words = literalsOf(node, checker)
  if (words !== null) return words.map(quoted).join(' | ')
  const members = membersOf(node)
  const [only, second] = members
  if (only !== undefined && second === undefined)
    return printed(ts.isParenthesizedTypeNode(only) ? only.type : only)
  return members.map(printed).join(' | ')
}

/** A declaration without its own comment; its members keep theirs. */
const declarationText = (declaration: ts.Declaration): string =>
  declaration.getText().replace(/^(export |declare )+/, '')

/** How many declarations are shown at most: what lies deeper is found in the code. */
const mostDeclarations = 8

/**
 * The declarations of every type of ours that a type names, and of those that they name, the nearest first; null where it names
 * none. The words of a vocabulary are in the type itself, so that it is left out.
 */
export function namedTypes(node: ts.TypeNode, checker: ts.TypeChecker): string | null {
  if (literalsOf(node, checker) !== null) return null
  const found = new Set<ts.Declaration>()
  let next: readonly ts.Node[] = [node]
  while (next.length > 0 && found.size < mostDeclarations) {
    const named = next.flatMap((each) => declarationsIn(each, checker)).filter((each) => !found.has(each))
    for (const declaration of named) found.add(declaration)
    next = [...new Set(named)]
  }
  return found.size === 0 ? null : [...found].slice(0, mostDeclarations).map(declarationText).join('\n\n')
}

function declarationsIn(node: ts.Node, checker: ts.TypeChecker): readonly ts.Declaration[] {
  const found: ts.Declaration[] = []
  const visit = (part: ts.Node): void => {
    const name = ts.isTypeReferenceNode(part)
      ? part.typeName
      : ts.isExpressionWithTypeArguments(part) && ts.isIdentifier(part.expression)
        ? part.expression
        : undefined
    const declaration = name === undefined ? undefined : declarationOf(name, checker)
    if (
      declaration !== undefined &&
      isOurs(declaration) &&
      (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
    )
      found.push(declaration)
    ts.forEachChild(part, visit)
  }
  visit(node)
  return found
}
