import ts from 'typescript'

/** What stands in the file of a component, a function or a value. */
export type Declared = ts.FunctionDeclaration | ts.VariableDeclaration

const functionOf = (declared: Declared): ts.FunctionLikeDeclaration | null => {
  if (ts.isFunctionDeclaration(declared)) return declared
  const { initializer } = declared
  return initializer !== undefined &&
    (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
    ? initializer
    : null
}

/** A value that says something to a reader: a word, a figure, yes or no, nothing. */
const isPlain = (value: ts.Expression): boolean =>
  ts.isLiteralExpression(value) ||
  ts.isPrefixUnaryExpression(value) ||
  [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(value.kind)

const defaultsIn = (pattern: ts.ObjectBindingPattern): readonly (readonly [string, string])[] =>
  pattern.elements.flatMap(({ name, propertyName, initializer }) => {
    const prop = propertyName ?? name
    const isTold = initializer !== undefined && isPlain(initializer) && ts.isIdentifier(prop)
    return isTold ? [[prop.text, initializer.getText()] as const] : []
  })

/** The patterns in which a body takes the props apart: `const { size = 'medium' } = props`. */
const patternsIn = (body: ts.Node | undefined, props: string): readonly ts.ObjectBindingPattern[] => {
  if (body === undefined || !ts.isBlock(body)) return []
  return body.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ name, initializer }) =>
      ts.isObjectBindingPattern(name) && initializer?.getText() === props ? [name] : [],
    )
}

/**
 * What the props of a component are when they are left out, by name, as its code says where it takes them apart. Values that
 * are computed or named elsewhere are left out.
 *
 * @example
 * // function Button({ size = 'medium' }: ButtonProps)
 * defaultsOf(declared).get('size') // "'medium'"
 */
export function defaultsOf(declared: Declared): ReadonlyMap<string, string> {
  const made = functionOf(declared)
  const taken = made?.parameters[0]?.name
  if (made === null || taken === undefined) return new Map()
  const patterns = ts.isObjectBindingPattern(taken) ? [taken] : patternsIn(made.body, taken.getText())
  return new Map(patterns.flatMap(defaultsIn))
}
